import { z } from 'zod'

/** GET /api/settings/google-sheets/account: the address that a spreadsheet must be shared with; null while the platform has no Google account. */
export const SheetAccountResponse = z.object({ email: z.string().nullable() })
export type SheetAccountResponse = z.infer<typeof SheetAccountResponse>
