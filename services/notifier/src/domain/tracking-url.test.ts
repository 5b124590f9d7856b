import { expect, it } from 'vitest'
import { NotifierEnv } from '../config.ts'
import { trackingUrlBy } from './tracking-url.ts'

const setting = NotifierEnv.shape.COURIER_TRACKING_URL

it('puts the parcel’s number into the courier’s address', () => {
  const urlOf = trackingUrlBy(setting.parse('https://kurir.test/pracenje?broj={tracking}'))
  expect(urlOf('TR/7 &7')).toBe('https://kurir.test/pracenje?broj=TR%2F7%20%267')
  expect(urlOf(null)).toBeNull()
})

it('knows no address where none is set', () => {
  for (const unset of ['', undefined]) expect(trackingUrlBy(setting.parse(unset))('TR-77')).toBeNull()
})

it.each(['https://kurir.test/pracenje', 'javascript:alert("{tracking}")', '{tracking}', 'https://{tracking}'])(
  'takes no “%s”',
  (template) => expect(setting.safeParse(template).success).toBe(false),
)
