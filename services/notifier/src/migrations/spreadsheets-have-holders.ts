import type { Migration } from '@izlog/kit/store/migrations'
import { PROJECTED } from '../store/integrations.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'

/** Until 2026-11 any seller who named a spreadsheet wrote to it: all who name one now become its holders. */
export const spreadsheetsHaveHolders = (holders: SheetHolders): Migration => ({
  name: '2026-11-spreadsheets-have-holders',
  async run(store) {
    const used = store
      .getClient()
      .db(store.name)
      .collection<{ _id: number; googleSheetsId: string }>(PROJECTED.integrations)
      .find({ googleSheetsId: { $type: 'string' }, deleted: false }, { projection: { googleSheetsId: 1 } })
    for await (const { _id, googleSheetsId } of used) await holders.addHolder(googleSheetsId, _id)
  },
})
