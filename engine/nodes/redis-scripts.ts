/** Adds an entry to the log with its number, so that readers notice a gap. ARGV: text, most entries. */
const APPEND = `
local number = redis.call('INCR', KEYS[2])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'number', number, 'text', ARGV[1])
`;

/** KEYS: log, numbers, lock. ARGV: text, most entries, token. */
export const APPEND_WITH_LOCK_SCRIPT = `
if ARGV[3] ~= '' and redis.call('GET', KEYS[3]) ~= ARGV[3] then return 0 end
${APPEND}
return 1
`;

/** KEYS: lock. ARGV: token. */
export const RELEASE_SCRIPT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`;

/** KEYS: value, lock. ARGV: token, lifetime of the lock. Returns the value, 1 for the lock, or 0. */
export const VALUE_OR_LOCK_SCRIPT = `
local value = redis.call('GET', KEYS[1])
if value then return value end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0
`;

/**
 * KEYS: log, numbers, ready nodes, decision, live nodes. ARGV: entry, most entries, node, overdue, lifetime of a
 * heartbeat, milliseconds until the switch.
 */
export const READY_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('SADD', KEYS[3], ARGV[3])
redis.call('PEXPIRE', KEYS[3], 60000)
if ARGV[4] == '0' then
  for _, node in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], now - ARGV[5], '+inf')) do
    if redis.call('SISMEMBER', KEYS[3], node) == 0 then return 0 end
  end
end
if not redis.call('SET', KEYS[4], '1', 'NX', 'PX', 60000) then return 0 end
local text = cjson.encode({ kind = 'switch', entry = ARGV[1], at = string.format('%d', now + ARGV[6]) })
local number = redis.call('INCR', KEYS[2])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'number', number, 'text', text)
return 1
`;

/** KEYS: live nodes. ARGV: node, lifetime of a heartbeat. Returns the time in microseconds and the number of live nodes. */
export const HEARTBEAT_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if ARGV[1] ~= '' then redis.call('ZADD', KEYS[1], now, ARGV[1]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
return { time[1], time[2], redis.call('ZCARD', KEYS[1]) }
`;

/** KEYS: counter. ARGV: addition, lifetime. Returns the count and the milliseconds until it resets. */
export const COUNT_SCRIPT = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return { total, left }
`;
