import { OrderFilter } from '@izlog/contracts/http/orders'
import { z } from 'zod'
import { readStored, writeStored } from '../../../shared/draft/draft-storage.ts'

export const MAX_VIEW_NAME = 40

/** A filter that was saved under a name. */
const SavedView = z.object({
  name: z.string(),
  filter: OrderFilter.omit({ cursor: true, limit: true, onHold: true }),
})
export type SavedView = z.infer<typeof SavedView>

const keyOf = (userId: number) => `izlog-order-views-${userId}`

/** This user's views, kept in this browser as the columns of their exports are. */
export const readViews = (userId: number): SavedView[] =>
  z.array(SavedView).safeParse(readStored(keyOf(userId))).data ?? []

export const storeViews = (userId: number, views: readonly SavedView[]): void =>
  writeStored(keyOf(userId), views.length > 0 ? views : null)

/** The views with this one, in place of what had its name. */
export const withView = (views: readonly SavedView[], name: string, filter: SavedView['filter']): SavedView[] =>
  [...withoutView(views, name), { name, filter }].sort((a, b) => a.name.localeCompare(b.name, 'sr'))

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name)
