import pino from 'pino'
import { loggableError } from './loggable.ts'
import { currentTrace, traceFields } from './trace.ts'

export type Logger = pino.Logger

/** Fields whose text comes from outside and may contain personal data. */
const TEXTS = ['error', 'reason', 'path']

/** JSON lines on standard output. Tokens, cookies, passwords and people's data are never logged. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: loggableError,
      ...Object.fromEntries(TEXTS.map((name) => [name, loggableError])),
    },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    mixin() {
      const trace = currentTrace()
      return trace ? traceFields(trace) : {}
    },
  })
}
