import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each([
  [0, 'nula dinara'],
  [1, 'jedan dinar'],
  [2, 'dva dinara'],
  [5, 'pet dinara'],
  [11, 'jedanaest dinara'],
  [21, 'dvadeset jedan dinar'],
  [100, 'sto dinara'],
  [112, 'sto dvanaest dinara'],
  [601, 'šesto jedan dinar'],
  [999, 'devetsto devedeset devet dinara'],
  [1000, 'hiljadu dinara'],
  [1001, 'hiljadu jedan dinar'],
  [2990, 'dve hiljade devetsto devedeset dinara'],
  [4242, 'četiri hiljade dvesta četrdeset dva dinara'],
  [5000, 'pet hiljada dinara'],
  [12_000, 'dvanaest hiljada dinara'],
  [21_300, 'dvadeset jedna hiljada trista dinara'],
  [102_450, 'sto dve hiljade četiristo pedeset dinara'],
  [1_000_000, 'milion dinara'],
  [2_001_016, 'dva miliona hiljadu šesnaest dinara'],
  [1_000_000_000, 'milijardu dinara'],
])('%d RSD is %s', (amount, words) => {
  expect(amountInWords(amount, 'RSD', 'ekavian')).toBe(words)
})

it.each([
  [1, 'jedna konvertibilna marka'],
  [2, 'dvije konvertibilne marke'],
  [5, 'pet konvertibilnih maraka'],
  [12, 'dvanaest konvertibilnih maraka'],
  [21, 'dvadeset jedna konvertibilna marka'],
  [52, 'pedeset dvije konvertibilne marke'],
  [222, 'dvjesta dvadeset dvije konvertibilne marke'],
  [2000, 'dvije hiljade konvertibilnih maraka'],
])('%d KM is %s, in ijekavian', (amount, words) => {
  expect(amountInWords(amount, 'KM', 'ijekavian')).toBe(words)
})

it.each([
  [1, 'jedan evro'],
  [42, 'četrdeset dva evra'],
  [49, 'četrdeset devet evra'],
  [2200, 'dvije hiljade dvjesta evra'],
])('%d EUR is %s', (amount, words) => {
  expect(amountInWords(amount, 'EUR', 'ijekavian')).toBe(words)
})
