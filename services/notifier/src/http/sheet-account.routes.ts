import { SheetAccountResponse } from '@izlog/contracts/http/sheet-account'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'

export interface SheetAccountDeps {
  /** The e-mail of the service account that writes to sellers' spreadsheets; null where none is set. */
  sheetAccount: string | null
}

/** The account that a seller has to share their spreadsheet with before testing it. */
export const sheetAccountRoutes = ({ sheetAccount }: SheetAccountDeps): Router =>
  Router().get('/api/settings/google-sheets/account', allow('signedIn'), (_req, res) => {
    res.json(SheetAccountResponse.parse({ email: sheetAccount }))
  })
