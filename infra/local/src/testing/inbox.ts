import { z } from 'zod'

const answer = <T extends z.ZodType>(data: T) =>
  z.object({
    entries: z.array(
      z.object({ at: z.iso.datetime(), kind: z.string(), outcome: z.enum(['accepted', 'refused']), data }),
    ),
  })

const Messages = answer(z.object({ text: z.string().optional() }))
const Events = answer(z.object({ events: z.array(z.object({ eventId: z.string().nullable() })).default([]) }))
const Parcels = answer(z.object({ reference: z.string().optional(), trackingId: z.string().optional() }))
const Sheets = answer(z.unknown()).extend({
  spreadsheets: z.array(
    z.object({ id: z.string(), grids: z.array(z.object({ rows: z.array(z.array(z.unknown())) })) }),
  ),
})

/** What a simulator received, and when. */
export type Arrival = { at: number; what: string }

/** What the demo seller's accounts at the simulators have received, oldest first; `at` in Unix milliseconds. */
export function inboxOf(simulatorsUrl: string) {
  const read = async <T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T>> =>
    shape.parse(await (await fetch(`${simulatorsUrl}/inbox/${path}`)).json())
  const accepted = <E extends { outcome: string }>({ entries }: { entries: E[] }): E[] =>
    entries.filter(({ outcome }) => outcome === 'accepted').reverse()
  const about = (text = '') => (text ? `?contains=${encodeURIComponent(text)}` : '')

  const messagesOf = async (query: string): Promise<Arrival[]> =>
    accepted(await read(`telegram${query}`, Messages)).flatMap(({ at, kind, data }) =>
      kind === 'sendMessage' ? [{ at: Date.parse(at), what: data.text ?? '' }] : [],
    )

  return {
    /** Texts of Telegram messages. */
    messages: async (contains?: string): Promise<Arrival[]> => messagesOf(about(contains)),
    /** Texts of Telegram messages from this moment (Unix milliseconds) on. */
    messagesSince: async (at: number): Promise<Arrival[]> => messagesOf(`?since=${new Date(at).toISOString()}`),
    /** Order codes in the demo spreadsheet, one per row, from the top. */
    sheetNumbers: async (): Promise<string[]> => {
      const { spreadsheets } = await read('sheets?since=999999999', Sheets)
      const rows = spreadsheets.find(({ id }) => id === 'demo-sheet-1')?.grids[0]?.rows ?? []
      return rows.slice(1).map((row) => String(row[1]))
    },
    /** When rows that contain this text were appended. */
    appended: async (contains: string): Promise<Arrival[]> =>
      accepted(await read(`sheets${about(contains)}`, Sheets)).flatMap(({ at, kind }) =>
        kind === 'append' ? [{ at: Date.parse(at), what: contains }] : [],
      ),
    /** Ids of the events that the server sent to Meta. */
    purchases: async (contains?: string): Promise<Arrival[]> =>
      accepted(await read(`meta${about(contains)}`, Events))
        .filter(({ kind }) => kind === 'server')
        .flatMap(({ at, data }) => data.events.map(({ eventId }) => ({ at: Date.parse(at), what: eventId ?? '' }))),
    /** Parcel requests at the courier, by order code; a repeated request has the same tracking number. */
    parcels: async (contains?: string): Promise<(Arrival & { trackingId: string })[]> =>
      accepted(await read(`trackify${about(contains)}`, Parcels)).flatMap(({ at, kind, data }) =>
        kind === 'order' && data.reference && data.trackingId
          ? [{ at: Date.parse(at), what: data.reference, trackingId: data.trackingId }]
          : [],
      ),
  }
}
