import { expect, it } from 'vitest'
import { serviceInstances } from './instances.ts'
import type { ManagedProcess } from './managed-process.ts'

/** Two instances of upsell whose processes are notes of what happens to them; a new one gets a number of its own. */
async function twoInstances() {
  const events: string[] = []
  let count = 0
  const instances = serviceInstances({
    services: ['upsell'],
    scale: { upsell: 2 },
    // Below those that systems give to outgoing connections.
    portsOf: () => [28_701, 28_702, 28_703],
    async start(_service, { name, port }) {
      count += 1
      const number = count
      events.push(`start ${name} ${number} at ${port}`)
      return { name, stop: async () => void events.push(`stop ${name} ${number}`) } as ManagedProcess
    },
  })
  await instances.startAll(() => {})
  events.length = 0
  const replace = (only?: string) =>
    instances.replace(
      'upsell',
      {
        started: () => {},
        route: async (ports) => void events.push(`route ${ports().upsell}`),
        settled: async () => {},
        ended: () => {},
      },
      only,
    )
  return { events, replace }
}

it('replaces one instance after another, each once its new one takes requests', async () => {
  const { events, replace } = await twoInstances()
  await replace()
  expect(events).toEqual([
    'start upsell 3 at 28703',
    'route 28703,28701,28702',
    'route 28703,28702',
    'stop upsell 1',
    'start upsell-2 4 at 28701',
    'route 28703,28701,28702',
    'route 28703,28701',
    'stop upsell-2 2',
  ])
})

it('replaces one of them alone', async () => {
  const { events, replace } = await twoInstances()
  await replace('upsell-2')
  expect(events).toEqual([
    'start upsell-2 3 at 28703',
    'route 28701,28703,28702',
    'route 28701,28703',
    'stop upsell-2 2',
  ])
})
