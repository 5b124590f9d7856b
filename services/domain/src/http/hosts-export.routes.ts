import type { Domain } from '@izlog/contracts/http/domains'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import { listHosts, type ReadDeps } from '../use-cases/own-claims.ts'

/** The export of the caller's own hosts. */
export const hostsExportRoutes = (deps: ReadDeps): Router =>
  dataExportRoutes<Domain>({
    part: 'domains',
    items: async function* (userId) {
      yield* await listHosts(deps, userId)
    },
    columns: [
      ['Domen', ({ host }) => host],
      ['Glavni', ({ isPrimary }) => (isPrimary ? 'da' : 'ne')],
      ['Verificiran', ({ verifiedAt }) => verifiedAt],
      ['Dodat', ({ createdAt }) => createdAt],
      ['Napomena', ({ notice }) => notice],
    ],
  })
