import { describe, expect, it } from 'vitest'
import { encryptFor } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('a pushed message', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const chosen = {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    }
    expect(encryptFor(keys, 'When I grow up, I want to be a watermelon', chosen).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('is never encrypted twice alike', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    expect(encryptFor(keys, 'isto').equals(encryptFor(keys, 'isto'))).toBe(false)
  })

  it('is not made for a key that is no point of the curve', () => {
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    expect(() => encryptFor(keys, 'x')).toThrow()
  })
})
