import { expect, it } from 'vitest'
import { htmlOf, textOf } from './letter.ts'

const letter = {
  greeting: 'Poštovani Marko,',
  paragraphs: ['Domen <b>moj.rs</b> & drugi', 'Prvi red\nDrugi red'],
  action: { label: 'Otvorite', url: 'https://izlog.test/domains?a=1&b=2' },
  note: 'Zašto ste ovo dobili.',
}

it('is written as text with the address in full', () => {
  expect(textOf(letter)).toBe(
    'Poštovani Marko,\n\nDomen <b>moj.rs</b> & drugi\n\nPrvi red\nDrugi red\n\nOtvorite:\nhttps://izlog.test/domains?a=1&b=2\n\nZašto ste ovo dobili.\n\nIzlog',
  )
})

it('as HTML escapes what people typed', () => {
  const html = htmlOf(letter)
  expect(html).toContain('Domen &lt;b&gt;moj.rs&lt;/b&gt; &amp; drugi')
  expect(html).toContain('Prvi red<br>Drugi red')
  expect(html).toContain('href="https://izlog.test/domains?a=1&amp;b=2"')
})
