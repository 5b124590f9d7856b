import { goProgram } from './go-program.ts'

/** The Pebble binary, an ACME directory for development and tests. */
export const pebbleBinary = (): Promise<string> => goProgram('pebble', 'Pebble')
