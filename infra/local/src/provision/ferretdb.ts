import { goProgram } from './go-program.ts'

/** The FerretDB binary: speaks the MongoDB protocol, keeps the data in DocumentDB. */
export const ferretdbBinary = (): Promise<string> => goProgram('ferretdb', 'FerretDB')
