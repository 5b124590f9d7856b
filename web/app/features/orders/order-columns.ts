/** A column without a width of its own takes an equal part of what the others leave. */
interface OrderColumn {
  name: string
  width?: string
}

/**
 * The columns of the administrator's table (docs/product/platform.md 2), shared with its skeleton. Those whose longest content is known have room for
 * just that. Where no order has an email, its column leaves its room to name and product.
 */
export const columnsFor = (hasEmail: boolean): readonly OrderColumn[] => [
  { name: 'Porudžbina', width: 'w-37' },
  { name: 'Kupac' },
  { name: 'Proizvod' },
  { name: 'Email', ...(hasEmail ? {} : { width: 'w-14' }) },
  { name: 'Telefon', width: 'w-32' },
  { name: 'Status', width: 'w-34' },
  { name: 'Datum', width: 'w-27' },
  { name: 'Akcije', width: 'w-16 print:hidden' },
]
