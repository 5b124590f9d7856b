import { asRecord } from '@izlog/contracts/domain/as-record'

/** A stored value with the parts that it lacks taken from `model`: of a list's entries, from the entry in their place, beyond them left blank. */
export function filledWith(model: unknown, stored: unknown): unknown {
  if (stored === undefined) return model
  if (Array.isArray(stored)) {
    const models: unknown[] = Array.isArray(model) ? model : []
    return stored.map((entry, index) => filledWith(models[index] ?? blankOf(models.at(-1)), entry))
  }
  if (typeof stored !== 'object' || stored === null) return stored
  const keys = Object.keys({ ...asRecord(model), ...stored })
  return Object.fromEntries(keys.map((key) => [key, filledWith(asRecord(model)[key], asRecord(stored)[key])]))
}

/** An entry beyond those of the page has none of their words. */
function blankOf(model: unknown): unknown {
  if (typeof model === 'string') return ''
  if (typeof model === 'boolean') return false
  if (typeof model !== 'object' || model === null || Array.isArray(model)) return model
  return Object.fromEntries(Object.entries(model).map(([key, value]) => [key, blankOf(value)]))
}
