import { describe, expect, it } from 'vitest'
import { documentsWritten, isWork } from './store-calls.ts'

describe('documents that a command wrote', () => {
  it.each([
    ['insert', { n: 32, ok: 1 }, 32],
    ['delete', { n: 2, ok: 1 }, 2],
    ['update', { n: 7, nModified: 5, ok: 1 }, 5],
    ['update', { n: 1, nModified: 0, upserted: [{ index: 0, _id: 1 }], ok: 1 }, 1],
    ['findAndModify', { value: null, lastErrorObject: { n: 1, updatedExisting: true }, ok: 1 }, 1],
    ['findAndModify', { value: null, lastErrorObject: { n: 0, updatedExisting: false }, ok: 1 }, 0],
    ['find', { cursor: { firstBatch: [{}, {}] }, n: 2, ok: 1 }, 0],
    ['aggregate', undefined, 0],
  ])('%s %o: %i', (command, reply, written) => {
    expect(documentsWritten(command, reply)).toBe(written)
  })

  it('are asked of work alone, not of what keeps a connection', () => {
    expect(['find', 'insert', 'hello', 'endSessions'].map(isWork)).toEqual([true, true, false, false])
  })
})
