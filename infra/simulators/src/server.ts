import { once } from 'node:events'
import { createServer } from 'node:http'
import express, { type ErrorRequestHandler, Router } from 'express'
import { z } from 'zod'
import { Accounts, DEMO_ACCOUNTS, type ServiceAccount, TelegramWriting } from './accounts.ts'
import { Behaviours, type ServiceName } from './behaviour.ts'
import { createControls } from './controls.ts'
import { createDnsControls } from './dns-controls.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import { createGoogleToken } from './google-token.ts'
import { Inbox } from './inbox.ts'
import { createInboxPage } from './inbox-page.ts'
import { startMailServer } from './mail-server.ts'
import { type Memory, memoryWriter, readMemory } from './memory.ts'
import { createMeta } from './meta.ts'
import { createOpenAi } from './openai.ts'
import { createPush } from './push.ts'
import { createSheets } from './sheets.ts'
import { createShopify } from './shopify.ts'
import { createTelegram } from './telegram.ts'
import { createTrackify } from './trackify.ts'

export interface SimulatorConfig {
  /** The service account that /google/token accepts; without it, none can sign in. */
  serviceAccount?: ServiceAccount | undefined
  /** The demo seller's accounts by default. */
  accounts?: Accounts | undefined
  /** A JSON file that keeps all data across restarts. */
  dataFile?: string | undefined
  /** Port of the name server, whose records are set at /dns; without it there is no name server. */
  dnsPort?: number | undefined
  /** Port of the SMTP server (0: any free port), whose mails are shown like other requests; without it there is none. */
  smtpPort?: number | undefined
}

/** All simulators as one express app; `stop` writes the data file. */
function createSimulators({ serviceAccount, accounts = DEMO_ACCOUNTS, dataFile }: SimulatorConfig, dns?: DnsServer) {
  const inbox = new Inbox()
  const behaviours = new Behaviours()
  const google = createGoogleToken(serviceAccount)
  const telegram = createTelegram({ inbox, behaviours })
  const sheets = createSheets({ inbox, behaviours, google })
  const meta = createMeta({ inbox, behaviours })
  const trackify = createTrackify({ inbox, behaviours })
  const shopify = createShopify({ inbox, behaviours })
  const openai = createOpenAi({ inbox, behaviours })
  const push = createPush({ inbox, behaviours })

  const saved = dataFile === undefined ? null : readMemory(dataFile)
  if (saved) {
    inbox.restore(saved.inbox)
    telegram.restore(saved.telegram)
    sheets.restore(saved.sheets)
    google.restore(saved.tokens)
    meta.restore(saved.meta)
    trackify.restore(saved.trackify)
    shopify.restore(saved.shopify)
    dns?.restore(saved.dns)
  }
  registerAccounts(accounts)

  const save = (): Memory => ({
    inbox: inbox.save(),
    telegram: telegram.save(),
    sheets: sheets.save(),
    tokens: google.save(),
    meta: meta.save(),
    trackify: trackify.save(),
    shopify: shopify.save(),
    dns: dns?.all() ?? {},
  })
  const writer = dataFile === undefined ? null : memoryWriter(dataFile, save)
  if (writer) inbox.subscribe(writer.soon)

  const controls = createControls({
    inbox,
    behaviours,
    extras: (service) => (service === 'sheets' ? { spreadsheets: sheets.all(), calls: sheets.calls() } : {}),
    register: (service, account) => registerAccounts(Accounts.parse({ [service]: [account] })),
    empty,
  })
  const app = express()
    .disable('x-powered-by')
    .use(express.json({ limit: '10mb' }), express.urlencoded({ extended: false, limit: '10mb' }))
    .get(['/healthz', '/readyz'], (_req, res) => void res.json({ status: 'ok' }))
    .post('/telegram/updates', (req, res) => {
      const known = telegram.write(TelegramWriting.parse(req.body))
      writer?.soon()
      res.status(known ? 204 : 404).end()
    })
    .use('/telegram', telegram.router)
    .use('/google', google.router)
    .use('/sheets', sheets.router)
    // Google's client uses only the origin of the rootUrl it is given, so its calls may come without /sheets.
    .use(sheets.router)
    .use('/meta', meta.router)
    .use('/trackify', trackify.router)
    .use('/shopify', shopify.router)
    .use('/openai', openai.router)
    .use('/push', push.router)
    .use(controls)
    .use(dns ? createDnsControls(dns, () => writer?.soon()) : Router())
    .use(createInboxPage({ inbox, behaviours, sheets, meta }))
    .use((_req, res) => void res.status(404).json({ error: 'Not found' }))
    .use(answerProblem)
  return { app, inbox, behaviours, stop: () => writer?.now() }

  function registerAccounts(list: Accounts): void {
    list.telegram.forEach(telegram.register)
    list.sheets.forEach(sheets.register)
    list.meta.forEach(meta.register)
    list.trackify.forEach(trackify.register)
    list.shopify.forEach(shopify.register)
    list.openai.forEach(openai.register)
    list.push.forEach(push.register)
  }

  function empty(service: ServiceName): void {
    if (service === 'sheets') sheets.clear()
    if (service === 'meta') meta.clear()
    if (service === 'trackify') trackify.clear()
    if (service === 'shopify') shopify.clear()
    inbox.empty(service)
  }
}

/** How long a connection may be idle. */
const IDLE_MS = 600_000

/** Starts the simulators on a port (0: any free port); `stop` also cuts stalled requests. */
export async function startSimulators({
  port,
  host = '127.0.0.1',
  ...config
}: SimulatorConfig & { port: number; host?: string }): Promise<{
  url: string
  /** The SMTP server's URL; undefined without `smtpPort`. */
  smtpUrl: string | undefined
  stop: () => Promise<void>
}> {
  const dns = config.dnsPort === undefined ? undefined : await startDnsServer({ port: config.dnsPort, host })
  // The target of the www record of a custom domain, when the platform runs on this machine.
  dns?.set('localhost', 'A', '127.0.0.1')
  const simulators = createSimulators(config, dns)
  const { inbox, behaviours } = simulators
  const mail =
    config.smtpPort === undefined
      ? undefined
      : await startMailServer({ port: config.smtpPort, host, inbox, behaviours })
  const server = createServer(simulators.app)
  // With Node's default of five seconds, a connection often closes just as the next call arrives, and the call fails.
  server.keepAliveTimeout = IDLE_MS
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const openedPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${openedPort}`,
    smtpUrl: mail && `smtp://127.0.0.1:${mail.port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await Promise.all([dns?.stop(), mail?.stop()])
      simulators.stop()
    },
  }
}

const answerProblem: ErrorRequestHandler = (cause, _req, res, _next) => {
  if (cause instanceof z.ZodError) return void res.status(400).json({ error: z.prettifyError(cause) })
  const status = z.object({ status: z.int().min(400).max(499) }).safeParse(cause).data?.status
  if (status === undefined) console.error(cause)
  res.status(status ?? 500).json({ error: status === undefined ? 'Internal error' : String(cause) })
}
