import { LastReconciliation } from '@izlog/contracts/http/system'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { Reconciliations } from '../store/mongo-reconciliation.ts'

export interface ReconciliationRouteDeps {
  reconciliations: Pick<Reconciliations, 'last'>
}

/** The last reconciliation of figures, for the operator's page. */
export const reconciliationRoutes = ({ reconciliations }: ReconciliationRouteDeps): Router =>
  Router().get('/api/admin/system/reconciliation', allow('admin'), async (_req, res) => {
    res.json(LastReconciliation.parse({ last: (await reconciliations.last()) ?? null }))
  })
