import pino from 'pino'
import { currentTrace } from './trace.ts'

export type Logger = pino.Logger

/** JSON lines on standard output. Tokens, cookies, passwords and people's data are never logged. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    mixin: () => currentTrace() ?? {},
  })
}
