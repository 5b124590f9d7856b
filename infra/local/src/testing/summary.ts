import { z } from 'zod'

export const Summary = z.object({ passed: z.number(), failed: z.number() })
export type Summary = z.infer<typeof Summary>

export const add = (a: Summary, b: Summary): Summary => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** The last line of every test run. */
export const lastLine = ({ passed, failed }: Summary): string => `${passed} passed, ${failed} failed`
