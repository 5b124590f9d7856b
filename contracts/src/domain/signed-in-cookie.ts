/** The readable mark that tells shoppers' pages whether asking who is there is worth it. */
export const SIGNED_IN_COOKIE = 'izlog_in'
