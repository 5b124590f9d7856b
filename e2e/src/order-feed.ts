import { OrderStreamEvent } from '@izlog/contracts/http/orders'

/** Opens the live feed of orders that an instance streams to its browsers, and collects the codes of the new ones. */
export async function openOrderFeed(
  instanceUrl: string,
  token: string,
): Promise<{ codes: ReadonlySet<string>; close(): void }> {
  const leaving = new AbortController()
  const response = await fetch(new URL('/api/orders/stream', instanceUrl), {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  if (!response.ok || !response.body) throw new Error(`The feed answered ${response.status}: ${await response.text()}`)
  const codes = new Set<string>()
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines.filter((one) => one.startsWith('data: '))) {
        const { kind, order } = OrderStreamEvent.parse(JSON.parse(line.slice('data: '.length)))
        if (kind === 'created') codes.add(order.orderId)
      }
    }
  }
  read(response.body).catch(() => undefined) // the instance ended, or `close` did
  return { codes, close: () => leaving.abort() }
}
