import { Router } from 'express'
import { z } from 'zod'
import { type DnsServer, RECORD_TYPES } from './dns-server.ts'

const Record = z.object({ name: z.string().min(1).max(253).toLowerCase(), type: z.enum(RECORD_TYPES) })
const Values = z.array(z.string().min(1).max(1000)).min(1)

/** The API of the name server, in place of a registrar's form: GET /dns, PUT and DELETE /dns/{name}/{type}. A PUT replaces the earlier records. */
export const createDnsControls = (dns: DnsServer, changed: () => void): Router =>
  Router()
    .get('/dns', (_req, res) => void res.json(dns.all()))
    .put('/dns/:name/:type', (req, res) => {
      const { name, type } = Record.parse(req.params)
      try {
        dns.set(name, type, ...Values.parse(req.body))
      } catch (cause) {
        if (cause instanceof z.ZodError) throw cause
        return void res.status(400).json({ error: String(cause) })
      }
      changed()
      res.json({ [`${name} ${type}`]: dns.all()[`${name} ${type}`] })
    })
    .delete('/dns/:name/:type', (req, res) => {
      const { name, type } = Record.parse(req.params)
      dns.remove(name, type)
      changed()
      res.status(204).end()
    })
