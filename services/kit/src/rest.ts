const REST_FOR_WORK = 3

/**
 * How long (ms) to gather after some work before the next: three times as long as it took, at most `maxMs`. So a busy process does more in one
 * call instead of making many small ones, also where several processes share the load.
 */
export const restFor = (workMs: number, maxMs: number): number => Math.min(maxMs, REST_FOR_WORK * workMs)
