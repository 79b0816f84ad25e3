"""`chinatown report`: the figures of finished games as pages, JSON, CSV and Parquet."""
