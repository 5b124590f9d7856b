/** The parts of a user's data that they can export, each from the service that stores it. */
export const EXPORT_PARTS = ['account', 'websites', 'upsells', 'orders', 'notifications', 'domains'] as const
export type ExportPart = (typeof EXPORT_PARTS)[number]

/** JSON contains all fields, for programs; CSV the columns that people read, one row an item. */
export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** `/api/user/export/orders.csv`: the caller's own, administrators' too. Secrets come masked, as everywhere. */
export const exportPath = <P extends ExportPart, F extends ExportFormat>(part: P, format: F) =>
  `/api/user/export/${part}.${format}` as const

export const EXPORT_LABELS: Readonly<Record<ExportPart, string>> = {
  account: 'Nalog i podešavanja',
  websites: 'Stranice i proizvodi',
  upsells: 'Upsell proizvodi',
  orders: 'Porudžbine',
  notifications: 'Obaveštenja',
  domains: 'Domeni',
}

/** Names of the files, without their ending. */
export const EXPORT_FILES: Readonly<Record<ExportPart, string>> = {
  account: 'izlog-nalog',
  websites: 'izlog-stranice',
  upsells: 'izlog-upsell-proizvodi',
  orders: 'izlog-porudzbine',
  notifications: 'izlog-obavestenja',
  domains: 'izlog-domeni',
}
