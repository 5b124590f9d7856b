import { DAY_MS, MINUTE_MS } from './durations.ts'

/** How long after its last change an order form without an order waits before its phone is called. */
export const UNFINISHED_WAIT_MS = 15 * MINUTE_MS
export const UNFINISHED_KEPT_DAYS = 7
/** How long after its last change an unfinished form is kept. */
export const UNFINISHED_KEPT_MS = UNFINISHED_KEPT_DAYS * DAY_MS

/** Shown under the phone in order forms whose seller keeps unfinished ones. Without dependencies: shoppers' pages ship this file. */
export const UNFINISHED_NOTICE = `Ako ne završite porudžbinu, broj čuvamo ${UNFINISHED_KEPT_DAYS} dana da bi prodavac mogao da Vas pozove.`
