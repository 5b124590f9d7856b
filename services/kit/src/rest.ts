import { liveInstances } from './instances/live-instances.ts'

const REST_FOR_WORK = 3

/** The longest rest (ms): twice as long where several instances share what comes, so that a call of each holds as much as one's would. */
export const longestRest = (maxMs: number): number => (liveInstances() > 1 ? 2 * maxMs : maxMs)

/**
 * How long (ms) to gather after some work before the next: three times as long as it took, at most `maxMs`. So a busy process does more in one
 * call instead of making many small ones, also where several processes share the load.
 */
export const restFor = (workMs: number, maxMs: number): number => Math.min(longestRest(maxMs), REST_FOR_WORK * workMs)
