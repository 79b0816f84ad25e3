"""What Alembic changes in a database, one file a version, from version 8 of the tables on."""
