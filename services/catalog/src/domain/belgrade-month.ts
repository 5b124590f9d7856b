const MONTH = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit' })

/** The calendar month in Belgrade, as `2026-11`. */
export const monthOf = (at: Date): string => MONTH.format(at)
