/** A cookie that scripts can read; without it shoppers' pages need not request the current user. */
export const SIGNED_IN_COOKIE = 'izlog_in'
