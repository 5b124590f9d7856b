import { SystemCertificates } from '@izlog/contracts/http/system'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import { systemCertificates } from '../domain/system-certificates.ts'
import type { DomainDeps } from '../use-cases/deps.ts'

type Deps = Pick<DomainDeps, 'certificates' | 'issuing' | 'now'>

/** The certificates of all sellers' hosts, for the operator's page. */
export const systemCertificatesRoutes = ({ certificates, issuing, now }: Deps): Router =>
  Router().get('/api/admin/system/certificates', allow('admin'), async (_req, res) => {
    const standing = issuing ? await certificates.standing() : []
    res.json(SystemCertificates.parse({ issues: issuing !== undefined, ...systemCertificates(standing, now()) }))
  })
