import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TOPICS } from './topics.ts'

const folder = new URL('../../test/events/', import.meta.url)
const contracts = Object.values(TOPICS).flatMap(({ events }) => Object.entries(events))

describe('events of before', () => {
  it.each(contracts)('are read today: %s as it was first published', (key, contract) => {
    const example: unknown = JSON.parse(readFileSync(new URL(`${key}.json`, folder), 'utf8'))
    expect(contract.safeParse(example).error).toBeUndefined()
  })

  it('have an example each, also those that nobody publishes any more', () => {
    expect(readdirSync(folder).sort()).toEqual(contracts.map(([key]) => `${key}.json`).sort())
  })
})
