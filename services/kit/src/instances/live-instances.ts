let live = 1

/** How many processes do the same work as this one, itself included, as they announced it in Redis; 1 until then. */
export const liveInstances = (): number => live

export function setLiveInstances(count: number): void {
  live = Math.max(1, count)
}
