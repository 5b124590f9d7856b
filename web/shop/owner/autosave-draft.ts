import { type Draft, keepDrafts, keptDrafts, sortDrafts, withDrafts } from './drafts.ts'
import { type OwnedPage, Refused, readPage, savePage } from './owners-api.ts'
import { bodyOf, type TextName, textsOf } from './page-texts.ts'

/** Builder spec 2.5: saved so long after a change. */
const SAVE_AFTER_MS = 1000

export type Saving =
  | { readonly kind: 'rest' | 'waiting' | 'sending' | 'saved' }
  | { readonly kind: 'failed' | 'changed-elsewhere'; readonly why: string }

/** What the tools show of it. */
export interface AutosaveState {
  readonly page: OwnedPage
  readonly saving: Saving
  /** Typed over a text that somebody else has changed meanwhile. */
  readonly contested: readonly Draft[]
}

/** Holds a page and all that is typed into it until the server has it. One save at a time, each over the version before. */
export class AutosaveDraft {
  #page: OwnedPage
  #drafts: Draft[] = []
  #contested: Draft[] = []
  #saving: Saving = { kind: 'rest' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<unknown> = Promise.resolve()
  readonly #tell: (state: AutosaveState) => void

  constructor(page: OwnedPage, tell: (state: AutosaveState) => void) {
    this.#page = page
    this.#tell = tell
  }

  /** The page with everything typed, saved or not. */
  get shown(): OwnedPage {
    return withDrafts(this.#page, this.#drafts)
  }

  get hasUnsaved(): boolean {
    return this.#drafts.length > 0 || this.#contested.length > 0
  }

  /** A text as it is typed; saved after a second of rest. */
  type(name: TextName, typed: string): void {
    const before = this.#drafts.find((draft) => draft.name === name)
    const from = before?.from ?? textsOf(this.#page).get(name) ?? ''
    this.#drafts = this.#drafts.filter((draft) => draft.name !== name)
    if (typed !== from || this.#saving.kind === 'sending') this.#drafts.push({ name, from, typed })
    this.#keep()
    if (this.#saving.kind !== 'sending' && this.#saving.kind !== 'changed-elsewhere')
      this.#say({ kind: this.#drafts.length > 0 ? 'waiting' : 'rest' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), SAVE_AFTER_MS)
  }

  /** Saves what is typed, now; does nothing while the page is known to be changed elsewhere. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#inTurn(async () => {
      const sent = this.#drafts
      if (sent.length === 0 || this.#saving.kind === 'changed-elsewhere') return
      const names = sent.map(({ name }) => name)
      await this.#save(bodyOf(withDrafts(this.#page, sent), names), () => {
        // What was typed while it was sent stays, now over what was saved.
        const now = textsOf(this.#page)
        this.#drafts = this.#drafts
          .filter((draft) => !sent.includes(draft))
          .map((draft) => ({ ...draft, from: now.get(draft.name) ?? '' }))
      })
    })
  }

  /** Saves something chosen, not typed: a picture, a switch. Tells whether it was saved. */
  change(bodyOfPage: (page: OwnedPage) => Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.#inTurn(() => this.#save(bodyOfPage(this.#page), () => undefined))
  }

  /** Reads the page anew; what was typed is laid over it where nobody else wrote, the rest waits for a decision. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        this.#page = await readPage(this.#page.id)
      } catch (error) {
        this.#say({ kind: 'failed', why: sentenceOf(error) })
        return
      }
      const typed = this.hasUnsaved ? [...this.#contested, ...this.#drafts] : keptDrafts(this.#page.id)
      const { free, contested } = sortDrafts(this.#page, typed)
      this.#drafts = free
      this.#contested = contested
      this.#keep()
      this.#say({ kind: 'rest' })
    }).then(() => this.flush())
  }

  /** Takes one's own words over those of somebody else. */
  insist(draft: Draft): Promise<void> {
    this.#contested = this.#contested.filter((one) => one !== draft)
    this.#drafts.push({ ...draft, from: textsOf(this.#page).get(draft.name) ?? '' })
    return this.flush()
  }

  giveUp(draft: Draft): void {
    this.#contested = this.#contested.filter((one) => one !== draft)
    this.#keep()
    this.#say(this.#saving)
  }

  async #save(body: Readonly<Record<string, unknown>>, done: () => void): Promise<boolean> {
    this.#say({ kind: 'sending' })
    try {
      this.#page = await savePage(this.#page, body)
    } catch (error) {
      const changed = error instanceof Refused && error.status === 409
      this.#say({ kind: changed ? 'changed-elsewhere' : 'failed', why: sentenceOf(error) })
      return false
    }
    done()
    this.#keep()
    this.#say({ kind: this.#drafts.length > 0 ? 'waiting' : 'saved' })
    return true
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #keep(): void {
    keepDrafts(this.#page.id, [...this.#contested, ...this.#drafts])
  }

  #say(saving: Saving): void {
    this.#saving = saving
    this.#tell({ page: this.shown, saving, contested: this.#contested })
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : '')
