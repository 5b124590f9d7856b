import { goProgram } from './go-program.ts'

/** The Toxiproxy binary: TCP proxies whose connections can be cut, slowed and held while they are in use. */
export const toxiproxyBinary = (): Promise<string> => goProgram('toxiproxy', 'Toxiproxy')
