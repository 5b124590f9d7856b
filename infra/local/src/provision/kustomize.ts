import { goProgram } from './go-program.ts'

/** A program that prints what Kustomize makes of folders. */
export const kustomizeBinary = (): Promise<string> => goProgram('kustomize', 'Kustomize')
