import type { Migration } from '@izlog/kit/store/migrations'
import type { OrderSearch } from '../store/order-search.ts'
import { putSearchEntries } from './put-search-entries.ts'

/** The first search entries had keys without their order's status, by which a search does not find them any more. */
export const searchKeysNameTheStatus = (search: Pick<OrderSearch, 'put'>): Migration => ({
  name: '2026-11-search-keys-name-the-status',
  run: (store) => putSearchEntries(store, search),
})
