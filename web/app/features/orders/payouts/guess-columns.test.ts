import { describe, expect, it } from 'vitest'
import { guessColumns, guessOutcome } from './guess-columns.ts'

describe('the columns of a courier’s file', () => {
  it.each([
    [
      ['Rb.', 'Broj pošiljke', 'Vrednost pošiljke', 'Otkupnina', 'Poštarina', 'Datum isporuke', 'Status pošiljke'],
      {
        ...{ tracking: 'Broj pošiljke', sum: 'Otkupnina', fee: 'Poštarina', date: 'Datum isporuke' },
        outcome: 'Status pošiljke',
      },
    ],
    [
      ['Referentni broj', 'Primalac', 'Telefon primaoca', 'Iznos', 'Usluga'],
      { order: 'Referentni broj', phone: 'Telefon primaoca', sum: 'Iznos' },
    ],
    [['A', 'B'], {}],
  ])('%j are proposed by their headings', (headings, expected) => {
    expect(guessColumns(headings.map((heading) => ({ heading, samples: [], words: [] })))).toEqual(expected)
  })
})

describe('a courier’s word for a state', () => {
  it.each([
    ['Isporučena', 'delivered'],
    ['URUČENO PRIMAOCU', 'delivered'],
    ['Vraćeno pošiljaocu', 'returned'],
    ['Povrat', 'returned'],
    ['Primalac odbija prijem', 'refused'],
    ['U isporuci', 'skip'],
    ['Neisporučena', 'skip'],
    ['Nije uručena', 'skip'],
    ['Neuspela dostava', 'skip'],
    ['Kod kurira', 'skip'],
  ])('%s is %s', (word, outcome) => expect(guessOutcome(word)).toBe(outcome))
})
