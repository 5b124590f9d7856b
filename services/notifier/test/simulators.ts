import { generateKeyPairSync } from 'node:crypto'
import { type SimulatorConfig, startSimulators } from '@izlog/simulators/server'
import { mailboxOf } from '@izlog/simulators/testing/mailbox'
import { z } from 'zod'
import { serviceAccountClient } from '../src/channels/google-auth.ts'

type Service = 'telegram' | 'sheets' | 'meta' | 'trackify' | 'push'

const Entry = z.object({
  outcome: z.enum(['accepted', 'refused']),
  kind: z.string(),
  status: z.int(),
  repeat: z.boolean(),
  data: z.record(z.string(), z.unknown()),
})
const Inbox = z.object({
  waiting: z.int(),
  entries: z.array(Entry),
  spreadsheets: z
    .array(
      z.looseObject({
        id: z.string(),
        grids: z.array(z.looseObject({ rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) })),
      }),
    )
    .optional(),
  calls: z.object({ reads: z.int(), writes: z.int() }).optional(),
})

/** The simulators of Telegram, Google, Meta, Trackify and a push service, in this process. */
export async function startTestSimulators() {
  const googleKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const serviceAccount: NonNullable<SimulatorConfig['serviceAccount']> = {
    client_email: 'izlog@izlog-test.iam.gserviceaccount.com',
    private_key: googleKey,
    token_uri: '',
  }
  const simulators = await startSimulators({ port: 0, smtpPort: 0, serviceAccount })
  // The port, and so the address, is only known once it listens.
  serviceAccount.token_uri = `${simulators.url}/google/token`
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(simulators.url + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return response.status === 204 ? undefined : response.json()
  }
  return {
    mail: mailboxOf(simulators.url),
    /** For services that send mail. */
    smtp: { SMTP_URL: simulators.smtpUrl ?? '' },
    /** Where the push service takes messages for a device; by address, since no name of this machine is accepted. */
    pushEndpoint: (device: string) => `${simulators.url.replace('localhost', '127.0.0.1')}/push/${device}`,
    environment: {
      TELEGRAM_API_URL: `${simulators.url}/telegram`,
      GOOGLE_SHEETS_API_URL: `${simulators.url}/sheets`,
      GOOGLE_SERVICE_ACCOUNT_JSON: JSON.stringify(serviceAccount),
      META_GRAPH_URL: `${simulators.url}/meta`,
      TRACKIFY_ME_URL: `${simulators.url}/trackify/me`,
      TRACKIFY_RS_URL: `${simulators.url}/trackify/rs`,
    },
    /** The calls that a service accepted, or refused, whose content contains this text. */
    async received(service: Service, contains: string, outcome: 'accepted' | 'refused' = 'accepted') {
      const inbox = Inbox.parse(await ask('GET', `/inbox/${service}?contains=${encodeURIComponent(contains)}`))
      return inbox.entries.filter((entry) => entry.outcome === outcome)
    },
    /** How many calls a stalled service keeps waiting. */
    waiting: async (service: Service) => Inbox.parse(await ask('GET', `/inbox/${service}`)).waiting,
    behave: (service: Service, behaviour: { mode: string; count?: number; status?: number; retryAfter?: number }) =>
      ask('PUT', `/behaviour/${service}`, behaviour),
    /** A person writes /start to a bot; `status`: instead the bot is added to the chat. */
    writeToBot: (token: string, chat: object, status?: 'member') =>
      ask('POST', '/telegram/updates', { token, chat, ...(status ? { status } : {}) }),
    registerAccounts: (service: Service, account: unknown) => ask('PUT', `/accounts/${service}`, account),
    /** The rows of a spreadsheet's first sheet. */
    async rows(spreadsheetId: string) {
      const { spreadsheets = [] } = Inbox.parse(await ask('GET', '/inbox/sheets'))
      return spreadsheets.find(({ id }) => id === spreadsheetId)?.grids[0]?.rows ?? []
    },
    /** How many calls came to the Sheets API. */
    sheetCalls: async () => Inbox.parse(await ask('GET', '/inbox/sheets')).calls ?? { reads: 0, writes: 0 },
    /** Writes into a cell, as a person would. */
    async writeCell(spreadsheetId: string, cell: string, text: string) {
      await serviceAccountClient(serviceAccount, 10_000).request({
        url: `${simulators.url}/sheets/v4/spreadsheets/${spreadsheetId}/values/${cell}?valueInputOption=RAW`,
        method: 'PUT',
        data: { values: [[text]] },
      })
    },
    /** Swaps the second and third row, as a seller's sorting would. */
    async swapRows(spreadsheetId: string) {
      const [, second = [], third = []] = await this.rows(spreadsheetId)
      const client = serviceAccountClient(serviceAccount, 10_000)
      await client.request({
        url: `${simulators.url}/sheets/v4/spreadsheets/${spreadsheetId}/values/A2:L3?valueInputOption=RAW`,
        method: 'PUT',
        data: { values: [third, second] },
      })
    },
    stop: simulators.stop,
  }
}
