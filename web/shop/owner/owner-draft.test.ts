import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { ownerDraft, withChanges } from './owner-draft.ts'
import type { OwnedPage } from './owners-api.ts'
import { textAt } from './page-texts.ts'

const page: OwnedPage = { ...samplePage({ longDescription: 'A\n\nB\n\nC\n\nD' }), version: 3, editableByClient: true }
const KEY = `izlog-drafts-${page.id}`
const KEPT = [{ name: 'hook', from: page.hook, typed: 'Napisano juče.' }]

/** A server that stores what it gets, and answers 409 to a save over another version than its own. */
function serve(stored = page) {
  const bodies: unknown[] = []
  let now = stored
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(now)
    if (new Headers(headers).get('if-match') !== `"${now.version}"`)
      return Response.json({ message: 'Stranica je u međuvremenu izmenjena' }, { status: 409 })
    bodies.push(JSON.parse(String(body)))
    now = { ...now, ...JSON.parse(String(body)), version: now.version + 1 }
    return Response.json({ website: now })
  })
  return bodies
}

beforeEach(() => void localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe('a draft of texts on the live page', () => {
  it('is read in the shape in which browsers keep it, and saved', async () => {
    const bodies = serve()
    localStorage.setItem(KEY, JSON.stringify(KEPT))
    const draft = ownerDraft(page)
    draft.restore()
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(KEPT)
    await draft.reload()
    expect(bodies).toEqual([{ hook: 'Napisano juče.' }])
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each(['no JSON', '{"name":"hook"}', '[{"name":"hook"},7]'])('is none where this is kept: %s', (kept) => {
    localStorage.setItem(KEY, kept)
    const draft = ownerDraft(page)
    draft.restore()
    expect(draft.unsaved).toEqual([])
  })

  it('asks where the text was changed elsewhere, and saves mine when I insist', async () => {
    const bodies = serve({ ...page, version: 4, hook: 'Iz editora.' })
    const draft = ownerDraft(page)
    draft.type({ hook: 'Sa stranice.' })
    await draft.autosave()
    expect(draft.state.saving.kind).toBe('changed-elsewhere')
    await draft.reload()
    expect(draft.state.contested).toMatchObject([{ typed: 'Sa stranice.' }])
    await draft.insist(draft.state.contested)
    expect(bodies).toEqual([{ hook: 'Sa stranice.' }])
  })

  it.each([[['longDescription#0', 'longDescription#2']], [['longDescription#2', 'longDescription#0']]])(
    'takes out the paragraphs that were emptied, in any order: %s',
    (names) => {
      const changes = names.map((name) => ({ name, from: textAt(page, name), typed: '' }))
      expect(withChanges(page, changes).longDescription).toBe('B\n\nD')
    },
  )
})
