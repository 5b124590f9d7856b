export type Summary = { passed: number; failed: number }

export const add = (a: Summary, b: Summary): Summary => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** The last line of every test run. */
export const lastLine = ({ passed, failed }: Summary): string => `${passed} passed, ${failed} failed`
