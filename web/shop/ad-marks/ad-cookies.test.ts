import { describe, expect, it } from 'vitest'
import { adCookies } from './ad-cookies.ts'

describe('adCookies', () => {
  it('passes on what the ad platform has set', () => {
    expect(adCookies('a=1; _fbp=fb.1.2.3; _fbc=fb.1.2.klik', '', 0)).toEqual({ fbp: 'fb.1.2.3', fbc: 'fb.1.2.klik' })
  })

  it('writes the click down itself when the platform’s script has not come yet', () => {
    expect(adCookies('', '?fbclid=klik', 1700)).toEqual({ fbc: 'fb.1.1700.klik' })
  })

  it('is empty for everybody else', () => {
    expect(adCookies('izlog_in=1', '?utm_source=x', 0)).toEqual({})
  })
})
