import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError, read } from './errors.ts'

const Product = z.object({ name: z.string('Naziv je obavezan'), sku: z.string().nullish() })
const refusalOf = (value: unknown) => {
  try {
    return read(Product, value)
  } catch (error) {
    return error instanceof AppError ? error.issues : error
  }
}

describe('read', () => {
  it('gives what fits, without what nobody asked for', () => {
    expect(read(Product, { name: 'Jastuk', role: 'admin' })).toEqual({ name: 'Jastuk' })
  })

  it('says in the words of the contract what does not fit, and in Serbian where it has none', () => {
    expect(refusalOf({ name: { $ne: '' }, sku: {} })).toEqual([
      { path: 'name', message: 'Naziv je obavezan' },
      { path: 'sku', message: 'Neispravna vrednost' },
    ])
    expect(refusalOf(undefined)).toEqual([{ path: '', message: 'Neispravna vrednost' }])
  })
})
