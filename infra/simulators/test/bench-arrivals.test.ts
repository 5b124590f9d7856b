import { arrivalsFromNow } from '@izlog/local/bench/arrivals'
import { expect, it } from 'vitest'
import { simulators } from './start.ts'

it('lets the bench count what every channel received, beside the simulators of other services', async () => {
  const { url } = await simulators()
  await expect((await arrivalsFromNow({ simulatorsUrl: url })).all(0)).resolves.toBeUndefined()
})
