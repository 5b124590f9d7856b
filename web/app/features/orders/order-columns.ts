/** The columns of the administrator's table (docs/product/platform.md 2), shared with its skeleton. */
export const ORDER_COLUMNS = [
  { name: 'Porudžbina', width: 'w-[13.5%]' },
  { name: 'Kupac', width: 'w-[13%]' },
  { name: 'Proizvod', width: 'w-[18.5%]' },
  { name: 'Email', width: 'w-[14%]' },
  { name: 'Telefon', width: 'w-[11%]' },
  { name: 'Status', width: 'w-[13%]' },
  { name: 'Datum', width: 'w-[10.5%]' },
  { name: 'Akcije', width: 'w-[6.5%]' },
] as const
