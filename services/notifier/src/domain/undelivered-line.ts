import type { Channel } from '@izlog/contracts/domain/delivery'

const PLURAL = new Intl.PluralRules('sr')
type Sentence = (count: number) => string
const SENTENCES: Record<Channel, { one: Sentence; few: Sentence; other: Sentence }> = {
  telegram: {
    one: (count) => `Nije isporučena ${count} poruka na Telegram`,
    few: (count) => `Nisu isporučene ${count} poruke na Telegram`,
    other: (count) => `Nije isporučeno ${count} poruka na Telegram`,
  },
  sheets: {
    one: (count) => `Nije upisan ${count} red u Google Sheets`,
    few: (count) => `Nisu upisana ${count} reda u Google Sheets`,
    other: (count) => `Nije upisano ${count} redova u Google Sheets`,
  },
  pixel: {
    one: (count) => `Nije prijavljena ${count} kupovina Meta pixelu`,
    few: (count) => `Nisu prijavljene ${count} kupovine Meta pixelu`,
    other: (count) => `Nije prijavljeno ${count} kupovina Meta pixelu`,
  },
  courier: {
    one: (count) => `Nije predata ${count} pošiljka kuriru`,
    few: (count) => `Nisu predate ${count} pošiljke kuriru`,
    other: (count) => `Nije predato ${count} pošiljki kuriru`,
  },
}

/** 'Nije isporučeno 14 poruka na Telegram' */
export function undeliveredLine(channel: Channel, count: number): string {
  const { one, few, other } = SENTENCES[channel]
  const form = PLURAL.select(count)
  return (form === 'one' ? one : form === 'few' ? few : other)(count)
}
