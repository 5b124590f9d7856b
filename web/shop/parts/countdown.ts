/** A countdown in whole seconds, which stops at 0 or restarts. */
export interface Countdown {
  readonly seconds: number
  readonly restarts: boolean
}

/** docs/product/builder.md 9. */
export const ORDER_POPUP: Countdown = { seconds: 900, restarts: false }
export const LAST_CHANCE: Countdown = { seconds: 23 * 3600 + 59 * 60 + 59, restarts: true }

/** Seconds left so many seconds after the start. */
export function secondsLeft({ seconds, restarts }: Countdown, elapsed: number): number {
  const passed = Math.max(0, Math.floor(elapsed))
  return restarts ? seconds - (passed % (seconds + 1)) : Math.max(0, seconds - passed)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** 872 as '14:32'. */
export const asMinutes = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** 86399 as hours, minutes and seconds of two digits each. */
export const asClock = (seconds: number): readonly [hours: string, minutes: string, seconds: string] => [
  twoDigits(Math.floor(seconds / 3600)),
  twoDigits(Math.floor(seconds / 60) % 60),
  twoDigits(seconds % 60),
]
