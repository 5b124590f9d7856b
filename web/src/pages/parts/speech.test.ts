import { describe, expect, it } from 'vitest'
import { say } from './speech.ts'

describe('our own sentences on a page', () => {
  it('are Ijekavian in Bosnia and Montenegro', () => {
    for (const market of ['Bosnia', 'Montenegro'] as const)
      expect(say(market, 'Poslednja prilika po ovoj ceni')).toBe('Posljednja prilika po ovoj cijeni')
  })

  it('stay Ekavian in Serbia', () => expect(say('Serbia', 'Redovna cena')).toBe('Redovna cena'))
})
