import { goProgram } from './go-program.ts'

/** The Toxiproxy binary: TCP proxies whose open connections can be cut, slowed and stalled. */
export const toxiproxyBinary = (): Promise<string> => goProgram('toxiproxy', 'Toxiproxy')
