import { goProgram } from './go-program.ts'

/** The FerretDB binary: serves the MongoDB protocol, keeps the data in DocumentDB. */
export const ferretdbBinary = (): Promise<string> => goProgram('ferretdb', 'FerretDB')
