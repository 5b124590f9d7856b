import { expect, it } from 'vitest'
import { scaleIn } from './scale.ts'

it('reads how many of each service are wanted, and leaves the other options', () => {
  expect(scaleIn(['--observe', '--scale', 'order=2,notifier=3', '--detach'])).toEqual({
    scale: { order: 2, notifier: 3 },
    others: ['--observe', '--detach'],
  })
  expect(scaleIn(['--scale=2']).scale).toEqual({ auth: 2, catalog: 2, order: 2, upsell: 2, domain: 2, notifier: 2 })
  expect(scaleIn(['--detach'])).toEqual({ scale: {}, others: ['--detach'] })
})

it.each([
  ['gateway=2', 'There is no service "gateway" to scale'],
  ['order=0', '--scale cannot be "order=0"'],
  ['order=9', '--scale cannot be "order=9"'],
  ['order=two', '--scale cannot be "order=two"'],
  ['order=1,order=2', '--scale names order twice'],
  ['', '--scale cannot be ""'],
])('refuses --scale %s', (text, why) => {
  expect(() => scaleIn(['--scale', text])).toThrow(why)
})
