/**
 * The readable mark of a browser that placed an order by a plain form, kept for an hour under that order's own thank-you address alone: its
 * script then remembers the order as this browser's, which whoever was merely sent the link has not (spec: a notice within 24 hours).
 */
export const PLACED_HERE_COOKIE = 'izlog_placed'
