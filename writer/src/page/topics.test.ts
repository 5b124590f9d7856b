import { expect, it } from 'vitest'
import { generateWebsite } from './generate-website.ts'
import { asksSame, shareTopic, topicOf } from './topics.ts'

it.each([
  ['Koji broj da uzmem?', 'size'],
  ['Kako da izaberem veličinu?', 'size'],
  ['Koliko broji do gašenja?', null],
  ['Od kog uzrasta?', 'age'],
  ['Odakle se napaja?', 'power'],
  ['Radi li na baterije?', 'power'],
  ['Kako se pere?', 'washing'],
  ['Šta sa perjem?', null],
])('finds what %j asks', (question, topic) => expect(topicOf(question)).toBe(topic))

it('asks nothing twice in other words', () => {
  for (const productName of ['košulja slim fit', 'usisivač za auto', 'ženske patike'])
    for (let before = 0; before < 6; before += 1) {
      const page = generateWebsite({
        productName,
        market: 'Serbia',
        templateName: 'Minimalistic',
        currentPrice: 2990,
        originalPrice: null,
        before,
      })
      const topics = page.faq.flatMap(({ q }) => topicOf(q) ?? [])
      expect(topics).toEqual([...new Set(topics)])
    }
})

it('knows two questions, and two bullets, that are about the same', () => {
  expect(asksSame('Drži li na svakoj podlozi?', 'Na kojoj podlozi najbolje drži?', 'Kuke za peškire')).toBe(true)
  expect(asksSame('Kako se skida kuka?', 'Koliko nosi kuka?', 'Kuke za peškire')).toBe(false)
  expect(shareTopic(['Nema šta da se zapetlja', 'Žica se ne mota.'], ['Gde hoćete', 'Kabl ne vuče.'])).toBe(true)
  expect(shareTopic(['Bez mastila i kertridža', 'Slova pravi toplota.'], ['Bez kertridža', 'Kupujete papir.'])).toBe(
    true,
  )
  expect(shareTopic(['Krug po krug', 'Bela nit.'], ['Bez kertridža', 'Kupujete papir.'])).toBe(false)
})
