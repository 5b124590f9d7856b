import { AppError } from './errors.ts'

const NAMES =
  /^(Mongo(Network|ServerSelection|PoolCleared|NotConnected|NetworkTimeout|WaitQueueTimeout|Topology)|MongooseServerSelection|MaxRetriesPerRequest)/
/** Network errors; MongoDB's codes of a server that stops, steps down, is no primary or has a full disk. */
const CODES = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 91, 189, 10107, 11600, 11602, 13435, 13436, 14031])
/** The embedded store reports every failure as code 1, so its message is read: PostgreSQL is away, or ended one of two deadlocked writes. The last one is ioredis' when Redis hangs. */
const MESSAGES_WHILE_AWAY =
  /unexpected EOF|connection re(set|fused)|broken pipe|Pool\)\.Acquire|terminating connection|the database system is|deadlock detected|^Command timed out$/
/** PostgreSQL of the embedded store, or the system under either store, has no disk, memory or connections left. The same call succeeds once there is room again. */
const MESSAGES_WITHOUT_ROOM =
  /No space left on device|^could not extend file|^out of (shared )?memory|too many clients already|too many connections for|connection slots are reserved/

/** Whether an error means that the store, Redis or another service is away, and not that the request or our code is wrong. */
export const isDependencyError = (err: Error): boolean =>
  (err instanceof AppError && err.kind === 'unavailable') ||
  NAMES.test(err.name) ||
  ('code' in err && CODES.has(err.code)) ||
  MESSAGES_WHILE_AWAY.test(err.message) ||
  MESSAGES_WITHOUT_ROOM.test(err.message)
