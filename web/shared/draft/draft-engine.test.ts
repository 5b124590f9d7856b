import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Change, changesOver } from './changes.ts'
import { DraftEngine } from './draft-engine.ts'

type Texts = Readonly<Record<string, string>>
interface Page {
  readonly version: number
  readonly texts: Texts
}

const STORED = { title: 'Lampa', hook: 'Svetli.' }

/** A server that refuses saves over an old version, and the storage of one browser. */
function world() {
  let stored: Page = { version: 1, texts: STORED }
  let kept: readonly Change<string>[] = []
  const conflict = new Error('409')
  const lost = new Error('no answer')
  const faults: ('before' | 'after')[] = []
  const sent: Texts[] = []
  const merge = (texts: Texts, changes: readonly Change<string>[]): Texts => ({
    ...texts,
    ...Object.fromEntries(changes.map(({ name, typed }) => [name, typed])),
  })
  const save = async ({ version }: Page, changes: readonly Change<string>[]) => {
    await Promise.resolve()
    const fault = faults.shift()
    if (fault === 'before') throw lost
    if (version !== stored.version) throw conflict
    sent.push(merge({}, changes))
    stored = { version: version + 1, texts: merge(stored.texts, changes) }
    if (fault === 'after') throw lost
    return stored
  }
  const open = (afterMs?: number) =>
    new DraftEngine<Page, string>(stored, {
      valueAt: ({ texts }, name) => texts[name] ?? '',
      read: async () => {
        if (faults.shift()) throw lost
        return stored
      },
      isConflict: (error) => error === conflict,
      keep: (_, unsaved) => {
        kept = unsaved
      },
      kept: () => kept,
      ...(afterMs === undefined ? {} : { autosave: { afterMs, save } }),
    })
  return {
    open,
    save,
    sent,
    lost,
    conflict,
    faults,
    stored: () => stored.texts,
    kept: () => kept,
    /** Somebody else saves. */
    elsewhere: (texts: Texts) =>
      save(
        stored,
        changesOver((name) => stored.texts[name] ?? '', texts),
      ),
  }
}

const shown = ({ state: { page, changes } }: DraftEngine<Page, string>) => ({
  ...page.texts,
  ...Object.fromEntries(changes.map(({ name, typed }) => [name, typed])),
})
const namesOf = (changes: readonly Change<string>[]) => changes.map(({ name }) => name)

describe('what is typed', () => {
  it('is a change until it is saved or typed back', async () => {
    const { open, save, stored } = world()
    const draft = open()
    draft.type({ title: 'Lampica', hook: 'Svetli.' })
    expect(draft.state).toMatchObject({ changes: [{ name: 'title', from: 'Lampa' }], saving: { kind: 'waiting' } })
    draft.type({ title: 'Lampa' })
    expect(draft.unsaved).toEqual([])
    draft.type({ title: 'Svetiljka' })
    expect(await draft.save(save)).toBe(true)
    expect(stored().title).toBe('Svetiljka')
    expect(draft.state).toMatchObject({ page: { version: 2 }, changes: [], saving: { kind: 'saved' } })
  })

  it('while a save is under way goes over the version that it makes', async () => {
    const { open, save, sent } = world()
    const draft = open()
    draft.type({ title: 'Lampica', hook: 'Jače svetli.' })
    const saving = draft.save(save)
    await Promise.resolve()
    expect(draft.state.saving.kind).toBe('sending')
    draft.type({ title: 'Lampa', hook: 'Svetli najjače.' })
    await saving
    expect(draft.state.changes).toEqual([
      { name: 'title', from: 'Lampica', typed: 'Lampa' },
      { name: 'hook', from: 'Jače svetli.', typed: 'Svetli najjače.' },
    ])
    await draft.save(save)
    expect(sent.at(-1)).toEqual({ title: 'Lampa', hook: 'Svetli najjače.' })
  })

  it('is announced to listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const draft = world().open()
    const unsubscribe = draft.store.subscribe(listener)
    draft.type({ title: 'Lampica' })
    unsubscribe()
    draft.type({ title: 'Svetiljka' })
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('a draft that saves by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('does so once, a second after the last change', async () => {
    const { open, sent } = world()
    const draft = open(1000)
    draft.type({ title: 'L' })
    await vi.advanceTimersByTimeAsync(900)
    draft.type({ title: 'Lampica' })
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toEqual([{ title: 'Lampica' }])
  })

  it('stops where the page was changed elsewhere, until it is read again', async () => {
    const { open, elsewhere, conflict, stored } = world()
    const draft = open(1000)
    await elsewhere({ hook: 'Njihov podnaslov.' })
    draft.type({ title: 'Lampica' })
    await draft.autosave()
    expect(draft.state.saving).toEqual({ kind: 'changed-elsewhere', error: conflict })
    draft.type({ title: 'Svetiljka' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(stored().title).toBe('Lampa')
    await draft.reload()
    expect(stored()).toEqual({ title: 'Svetiljka', hook: 'Njihov podnaslov.' })
  })
})

describe('a page that is edited in two tabs', () => {
  async function twoTabs(mine: Texts, theirs: Texts) {
    const server = world()
    const [first, second] = [server.open(), server.open()]
    second.type(theirs)
    await second.save(server.save)
    first.type(mine)
    expect(await first.save(server.save)).toBe(false)
    expect(first.state.saving.kind).toBe('changed-elsewhere')
    expect(await first.reload()).toBe(true)
    return { ...server, first }
  }

  it('is merged where they changed different fields', async () => {
    const { first, save, stored } = await twoTabs({ title: 'Lampica' }, { hook: 'Jače svetli.' })
    expect(shown(first)).toEqual({ title: 'Lampica', hook: 'Jače svetli.' })
    expect(first.state.contested).toEqual([])
    await first.save(save)
    expect(stored()).toEqual({ title: 'Lampica', hook: 'Jače svetli.' })
  })

  it('asks where they changed the same field, and saves the rest meanwhile', async () => {
    const { first, save, stored, kept } = await twoTabs({ title: 'Moje', hook: 'Moj.' }, { title: 'Njihovo' })
    expect(namesOf(first.state.contested)).toEqual(['title'])
    expect(shown(first)).toEqual({ title: 'Njihovo', hook: 'Moj.' })
    await first.save(save)
    expect(stored()).toEqual({ title: 'Njihovo', hook: 'Moj.' })
    expect(namesOf(kept())).toEqual(['title'])
  })

  it('goes on with mine when I insist', async () => {
    const { first, save, stored } = await twoTabs({ title: 'Moje' }, { title: 'Njihovo' })
    await first.insist(first.state.contested)
    expect(first.state).toMatchObject({ contested: [], changes: [{ from: 'Njihovo', typed: 'Moje' }] })
    await first.save(save)
    expect(stored().title).toBe('Moje')
  })

  it('goes on with theirs when I give up, field by field or all at once', async () => {
    const { first } = await twoTabs({ title: 'Moje', hook: 'Moj.' }, { title: 'Njihovo' })
    first.giveUp(first.state.contested)
    expect(shown(first)).toEqual({ title: 'Njihovo', hook: 'Moj.' })
    first.discard()
    expect(shown(first)).toEqual({ title: 'Njihovo', hook: 'Svetli.' })
    expect(first.unsaved).toEqual([])
  })

  it('has nothing to ask where both typed the same', async () => {
    const { first } = await twoTabs({ title: 'Lampica' }, { title: 'Lampica' })
    expect(first.unsaved).toEqual([])
  })
})

describe('a lost connection', () => {
  it('leaves what was typed, to be saved again', async () => {
    const { open, save, lost, faults, stored } = world()
    const draft = open()
    draft.type({ title: 'Lampica' })
    faults.push('before')
    expect(await draft.save(save)).toBe(false)
    expect(draft.state).toMatchObject({ changes: [{ typed: 'Lampica' }], saving: { kind: 'failed', error: lost } })
    expect(await draft.save(save)).toBe(true)
    expect(stored().title).toBe('Lampica')
  })

  it('that lost only the answer is no conflict with oneself', async () => {
    const { open, save, faults } = world()
    const draft = open()
    draft.type({ title: 'Lampica' })
    faults.push('after')
    await draft.save(save)
    await draft.save(save)
    expect(draft.state.saving.kind).toBe('changed-elsewhere')
    await draft.reload()
    expect(draft.state).toMatchObject({ page: { version: 2 }, changes: [], contested: [], saving: { kind: 'rest' } })
  })

  it('while the page is read again changes nothing', async () => {
    const { open, faults, lost } = world()
    const draft = open()
    draft.type({ title: 'Lampica' })
    faults.push('before')
    expect(await draft.reload()).toBe(false)
    expect(draft.state).toMatchObject({ changes: [{ typed: 'Lampica' }], saving: { kind: 'failed', error: lost } })
  })
})

describe('a reload in the middle', () => {
  it('brings back what was not saved', async () => {
    const { open, save, stored } = world()
    open().type({ title: 'Lampica' })
    const draft = open()
    expect(shown(draft).title).toBe('Lampa')
    draft.restore()
    expect(shown(draft).title).toBe('Lampica')
    await draft.save(save)
    expect(stored().title).toBe('Lampica')
  })

  it('of a save brings back what it may not have saved', async () => {
    const { open, save, kept } = world()
    const first = open()
    first.type({ title: 'Lampica' })
    const saving = first.save(save)
    const draft = open()
    draft.restore()
    expect(shown(draft).title).toBe('Lampica')
    await saving
    expect(kept()).toEqual([])
  })

  it('over a newer page asks again what had not been chosen', async () => {
    const { open, elsewhere } = world()
    open().type({ title: 'Moje', hook: 'Moj.' })
    await elsewhere({ title: 'Njihovo' })
    open().restore()
    const draft = open()
    draft.restore()
    expect(shown(draft)).toEqual({ title: 'Njihovo', hook: 'Moj.' })
    expect(draft.state.contested).toEqual([{ name: 'title', from: 'Lampa', typed: 'Moje' }])
  })

  it('never replaces what has been typed since', () => {
    const { open } = world()
    open().type({ title: 'Staro' })
    const draft = open()
    draft.type({ hook: 'Novo.' })
    draft.restore()
    expect(shown(draft)).toEqual({ title: 'Lampa', hook: 'Novo.' })
  })
})

it('a picture is saved in its turn, over the version before, with the changes still waiting', async () => {
  const { open, save, stored } = world()
  const draft = open()
  draft.type({ title: 'Lampica' })
  const results = [
    draft.save(save),
    draft.saveBeside((page) => save(page, [{ name: 'image', from: '', typed: 'a.webp' }])),
  ]
  draft.type({ hook: 'Jače svetli.' })
  expect(await Promise.all(results)).toEqual([true, true])
  expect(stored()).toEqual({ title: 'Lampica', hook: 'Jače svetli.', image: 'a.webp' })
})
