import { describe, expect, it } from 'vitest'
import { loadTowns, matchingTowns, parseTowns } from './towns.ts'

const names = (typed: string, list: string) => matchingTowns(parseTowns(list), typed).map(({ name }) => name)

describe('towns', () => {
  it.each(['Serbia', 'Bosnia', 'Montenegro'] as const)(
    'has a name and five digits for every town of %s',
    async (market) => {
      const towns = await loadTowns(market)
      expect(towns.length).toBeGreaterThan(30)
      for (const { name, postalCode } of towns) {
        expect(name).toMatch(/^[\p{L}][\p{L} .'()-]+$/u)
        expect(postalCode).toMatch(/^\d{5}$/)
      }
      expect(new Set(towns.map(({ name, postalCode }) => name + postalCode)).size).toBe(towns.length)
    },
  )

  it('finds a town however its letters are typed', () => {
    const list = 'Inđija 22320|Čačak 32000'
    expect(names('cac', list)).toEqual(['Čačak'])
    expect(names('indjija', list)).toEqual(['Inđija'])
    expect(names('INDIJA', list)).toEqual(['Inđija'])
    expect(names('Чачак', list)).toEqual(['Čačak'])
    expect(names('320', list)).toEqual(['Čačak'])
  })

  it('puts the very name first, then names that begin so (large places before small), then later words', () => {
    expect(names('novi', 'Stari Novi 11111|Novi Bečej 23272|Novi Sad 21000|Novi 22222')).toEqual([
      'Novi',
      'Novi Sad',
      'Novi Bečej',
      'Stari Novi',
    ])
  })

  it('finds a long name by the beginnings of its words', () => {
    const list = 'Sremska Mitrovica 22000|Gornji Milanovac 32300|Novi Sad 21000|Mitrovac 31251'
    expect(names('sr. mitrovica', list)).toEqual(['Sremska Mitrovica'])
    expect(names('gor mil', list)).toEqual(['Gornji Milanovac'])
    expect(names('N.Sad', list)).toEqual(['Novi Sad'])
    expect(names('novi  sad', list)).toEqual(['Novi Sad'])
    expect(names('sad novi', list)).toEqual([])
  })

  it('finds a town written in one word, with its postal code, or with a comma or a hyphen', () => {
    const list = 'Banja Luka 78000|Beograd Zemun 11080|Zemun Polje 11185'
    expect(names('Banjaluka', list)).toEqual(['Banja Luka'])
    expect(names('banja luka 78000', list)).toEqual(['Banja Luka'])
    expect(names('78 000', list)).toEqual(['Banja Luka'])
    expect(names('Beograd-Zemun', list)).toEqual(['Beograd Zemun'])
    expect(names('Beograd, Zemun ', list)).toEqual(['Beograd Zemun'])
  })

  it('offers nothing for a single letter and nothing for what it does not know', () => {
    expect(names('n', 'Niš 18000')).toEqual([])
    expect(names('Tokio', 'Niš 18000')).toEqual([])
  })
})
