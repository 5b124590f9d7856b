import {
  CertificateList,
  CertificateListQuery,
  CertificateParams,
  ChallengeParams,
  MAX_CERTIFICATES,
  ServedCertificate,
} from '@izlog/contracts/http/certificates'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { IssuedCertificate } from '../domain/certificate.ts'
import type { DomainDeps } from '../use-cases/deps.ts'

type Deps = Pick<DomainDeps, 'certificates' | 'acme' | 'issuing' | 'now'>

/** Answers directories' challenges and tls-sync. Only these routes let a certificate's key leave the service. */
export const certificatesRoutes = ({ certificates, acme, issuing, now }: Deps): Router =>
  Router()
    .get('/.well-known/acme-challenge/:token', allow('public'), async (req, res) => {
      const { success, data } = ChallengeParams.safeParse(req.params)
      const answer = success ? await acme.answerTo(data.token) : undefined
      if (answer === undefined) throw unknown('Nepoznata adresa')
      res.set('Cache-Control', 'no-store').type('text/plain').send(answer)
    })
    .get('/internal/certificates', allow('internal', 'tls-sync'), async (req, res) => {
      const { after } = read(CertificateListQuery, req.query)
      const served = await certificates.served(after, now())
      const items = served.map(({ id, certificate }) => ({ id, ...publicFieldsOf(certificate) }))
      res.json(CertificateList.parse({ items, next: items.length < MAX_CERTIFICATES ? null : items.at(-1)?.id }))
    })
    .get('/internal/certificates/:id', allow('internal', 'tls-sync'), async (req, res) => {
      const { id } = read(CertificateParams, req.params)
      const served = issuing && (await certificates.servedOne(id, now()))
      if (!served) throw unknown('Nema takvog sertifikata')
      const { host, certificate, files } = served
      const key = issuing.open(host, files.key)
      res.json(ServedCertificate.parse({ id, ...publicFieldsOf(certificate), chain: files.chain, key }))
    })

const publicFieldsOf = ({ fingerprint, names, validUntil }: IssuedCertificate) => ({
  fingerprint,
  names,
  validUntil: validUntil.toISOString(),
})
const unknown = (message: string) => new AppError('not_found', 'certificate.unknown', message)
