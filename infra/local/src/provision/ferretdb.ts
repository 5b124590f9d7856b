import { goProgram } from './go-program.ts'

/** The FerretDB binary, which serves the MongoDB protocol and stores the data in DocumentDB. */
export const ferretdbBinary = (): Promise<string> => goProgram('ferretdb', 'FerretDB')
