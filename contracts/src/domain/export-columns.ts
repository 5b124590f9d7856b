import { z } from 'zod'

/** The columns that a file of orders may have; their headings unless the seller gives others. */
export const EXPORT_COLUMN_LABELS = {
  createdAt: 'Datum',
  orderId: 'Porudžbina',
  name: 'Kupac',
  email: 'Email',
  phone: 'Telefon',
  address: 'Adresa',
  city: 'Grad',
  product: 'Proizvod',
  quantity: 'Količina',
  total: 'Ukupno',
  status: 'Status',
  notes: 'Napomena',
  currency: 'Valuta',
  upsells: 'Dodati proizvodi',
  upsellTotal: 'Dodato',
  delivery: 'Dostava',
  sumToCollect: 'Za naplatu',
  firstName: 'Ime',
  lastName: 'Prezime',
  phoneWithCountry: 'Telefon sa pozivnim brojem',
  postalCode: 'Poštanski broj',
  town: 'Mesto',
  desk: 'Stanje',
  goods: 'Sadržaj paketa',
  sku: 'Šifra proizvoda',
  trackingId: 'Broj pošiljke',
  page: 'Stranica',
  inParcelOf: 'Ide u paketu porudžbine',
} as const

export type ExportColumn = keyof typeof EXPORT_COLUMN_LABELS
export const ExportColumn = z.enum(Object.keys(EXPORT_COLUMN_LABELS) as [ExportColumn, ...ExportColumn[]])

/** The columns of a file before anybody chose; the first twelve are those of the seller's spreadsheet (docs/product/platform.md 3). */
export const USUAL_COLUMNS: readonly ExportColumn[] = [
  ...(['createdAt', 'orderId', 'name', 'email', 'phone', 'address', 'city', 'product', 'quantity', 'total'] as const),
  ...(['status', 'notes', 'currency', 'upsells', 'upsellTotal', 'delivery', 'sumToCollect', 'inParcelOf'] as const),
]
