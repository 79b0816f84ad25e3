"""What Redis does at once, in Lua. Its own clock counts, so the hosts' clocks need not agree.

`processes` is a sorted set of the processes with the time in milliseconds at which each was last
heard; `leads` a hash that holds which process leads which table. A lease holds as long as its
process lives, so that one sign of life renews all of them.
"""

from __future__ import annotations

from typing import Final

_NOW: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
"""

BEAT: Final = (
    _NOW
    + """
local before = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now, ARGV[1])
local dead = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
local counted = before and tonumber(before) > now - ARGV[2]
return {counted and 1 or 0, dead}
"""
)
"""Show that process ARGV[1] lives; return whether it counted as living, and who no longer does
after ARGV[2] milliseconds."""

LEAD: Final = (
    _NOW
    + """
local led = {}
for index = 3, #ARGV do
  local leader = redis.call('HGET', KEYS[2], ARGV[index])
  local heard = leader and redis.call('ZSCORE', KEYS[1], leader)
  if leader == ARGV[1] or not heard or tonumber(heard) <= now - ARGV[2] then
    redis.call('HSET', KEYS[2], ARGV[index], ARGV[1])
    led[#led + 1] = ARGV[index]
  end
end
return led
"""
)
"""Let process ARGV[1] lead those of the tables from ARGV[3] on that no other living one leads."""

INHERIT: Final = (
    _NOW
    + """
local heard = redis.call('ZSCORE', KEYS[1], ARGV[2])
if not heard or tonumber(heard) > now - ARGV[3] then return {} end
local leads = redis.call('HGETALL', KEYS[2])
local inherited = {}
for index = 1, #leads, 2 do
  if leads[index + 1] == ARGV[2] and #inherited < tonumber(ARGV[4]) then
    redis.call('HSET', KEYS[2], leads[index], ARGV[1])
    inherited[#inherited + 1] = leads[index]
  end
end
if #inherited == 0 then redis.call('ZREM', KEYS[1], ARGV[2]) end
return inherited
"""
)
"""Let process ARGV[1] lead at most ARGV[4] tables of the dead process ARGV[2], and return them;
when it leads none any more it is forgotten."""

FREE: Final = """
if redis.call('HGET', KEYS[1], ARGV[2]) == ARGV[1] then redis.call('HDEL', KEYS[1], ARGV[2]) end
return 0
"""
"""Let process ARGV[1] lead table ARGV[2] no more."""

LEAVE: Final = """
redis.call('ZADD', KEYS[1], 0, ARGV[1])
return 0
"""
"""Let process ARGV[1] count as dead at once."""
