/**
 * A cookie that scripts can read, set after an order by the plain form, for an hour and only for the path of that order's thank-you page. By it
 * the page's script stores that this browser placed the order; a browser that was only sent the link has no such cookie (spec: a notice within 24 hours).
 */
export const PLACED_HERE_COOKIE = 'izlog_placed'
