import { z } from 'zod'

const Entry = z.object({ kind: z.string(), outcome: z.enum(['accepted', 'refused']) })
const Entries = <Data extends z.ZodType>(data: Data) => z.object({ entries: z.array(Entry.extend({ data })) })
const Events = Entries(
  z.object({
    pixelId: z.string(),
    events: z.array(
      z.object({
        name: z.string(),
        eventId: z.string().nullable(),
        url: z.string().nullable(),
        customData: z.object({ value: z.number().optional(), currency: z.string().optional() }),
      }),
    ),
  }),
)
const Parcels = Entries(
  z.object({
    reference: z.string().optional(),
    codAmount: z.number().optional(),
    currency: z.string().optional(),
    items: z.array(z.object({ name: z.string(), quantity: z.number() })).optional(),
  }),
)
const Sheets = z.object({
  spreadsheets: z.array(
    z.object({ id: z.string(), grids: z.array(z.object({ rows: z.array(z.array(z.unknown())) })) }),
  ),
})

/** Everything that the simulators received, oldest first. */
export function receivedAt(simulatorsUrl: string) {
  const read = async <T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T>> =>
    shape.parse(await (await fetch(`${simulatorsUrl}/inbox/${path}`)).json())
  return {
    /** Events from this source that the ad platform received and that contain this text. */
    async adEvents(from: 'browser' | 'server', contains: string) {
      const { entries } = await read(`meta?contains=${encodeURIComponent(contains)}`, Events)
      return entries
        .filter(({ kind, outcome }) => kind === from && outcome === 'accepted')
        .flatMap(({ data }) => data.events)
        .reverse()
    },
    /** The parcels that the courier was asked to carry for an order. */
    async parcels(orderId: string) {
      const { entries } = await read(`trackify?contains=${encodeURIComponent(orderId)}`, Parcels)
      return entries.filter(({ kind, outcome }) => kind === 'order' && outcome === 'accepted').map(({ data }) => data)
    },
    /** Rows of the demo seller's spreadsheet that contain this text: number, product, pieces, sum, note. */
    async rows(contains: string) {
      const { spreadsheets } = await read('sheets?since=999999999', Sheets)
      const rows = spreadsheets.find(({ id }) => id === 'demo-sheet-1')?.grids[0]?.rows ?? []
      return rows
        .filter((row) => row.some((cell) => String(cell).includes(contains)))
        .map((row) => [row[1], row[7], row[8], row[9], row[11] ?? ''])
    },
  }
}
