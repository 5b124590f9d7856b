export type Summary = { passed: number; failed: number }

export const add = (a: Summary, b: Summary): Summary => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** The line that ends every test run. */
export const lastLine = ({ passed, failed }: Summary): string => `${passed} passed, ${failed} failed`
