import type { Migration } from '@izlog/kit/store/migrations'
import type { OrderSearch } from '../store/order-search.ts'
import { putSearchEntries } from './put-search-entries.ts'

/** Entries had no keys of where their order is on the desk and where it came from, by which orders are filtered. */
export const searchKeysNameThePlace = (search: Pick<OrderSearch, 'put'>): Migration => ({
  name: '2026-11-search-keys-name-the-place',
  run: (store) => putSearchEntries(store, search),
})
