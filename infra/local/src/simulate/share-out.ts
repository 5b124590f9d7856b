/** Work that waits for the same resources. */
export interface Worker {
  /** The most that it could do now, pieces a second. */
  wanted: number
  /** What a piece takes of each resource, in seconds. */
  takes: Readonly<Record<string, number>>
}

const ENOUGH = 1e-9

/**
 * How many pieces a second each gets done: all grow together, by the same processor time, until each has what it wants or a resource that it
 * takes from is used up (max-min fairness, as an operating system schedules). `capacity`: seconds of each resource in a second.
 */
export function shareOut(workers: readonly Worker[], capacity: Readonly<Record<string, number>>): number[] {
  const rates = workers.map(() => 0)
  const left = new Map(Object.entries(capacity))
  const weights = workers.map(({ takes }) => 1 / Math.max(ENOUGH, sum(Object.values(takes))))
  let growing = workers.flatMap(({ wanted }, index) => (wanted > 0 ? [index] : []))
  while (growing.length > 0) {
    const needs = (resource: string) =>
      sum(growing.map((index) => (weights[index] ?? 0) * (workers[index]?.takes[resource] ?? 0)))
    const steps = [
      ...growing.map((index) => ((workers[index]?.wanted ?? 0) - (rates[index] ?? 0)) / (weights[index] ?? 1)),
      ...[...left].map(([resource, free]) => (needs(resource) > 0 ? free / needs(resource) : Number.POSITIVE_INFINITY)),
    ]
    const step = Math.max(0, Math.min(...steps))
    for (const [resource, free] of left) left.set(resource, free - step * needs(resource))
    for (const index of growing) rates[index] = (rates[index] ?? 0) + step * (weights[index] ?? 0)
    growing = growing.filter((index) => {
      const { wanted = 0, takes = {} } = workers[index] ?? {}
      const isUsedUp = Object.entries(takes).some(
        ([resource, taken]) => taken > 0 && (left.get(resource) ?? 1) < ENOUGH,
      )
      return wanted - (rates[index] ?? 0) > ENOUGH * wanted && !isUsedUp
    })
  }
  return rates
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
