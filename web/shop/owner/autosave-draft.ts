import type { TextName } from '../landing/parts/text-mark.ts'
import { type Draft, keepDrafts, keptDrafts, sortDrafts, withDrafts } from './drafts.ts'
import { type OwnedPage, Refused, readPage, savePage } from './owners-api.ts'
import { bodyOf, textAt } from './page-texts.ts'

/** docs/product/builder.md 2.5: the delay from the last change to saving. */
const SAVE_AFTER_MS = 1000

export type Saving =
  | { readonly kind: 'rest' | 'waiting' | 'sending' | 'saved' }
  | { readonly kind: 'failed' | 'changed-elsewhere'; readonly why: string }

/** What the tools show. */
export interface AutosaveState {
  readonly page: OwnedPage
  readonly saving: Saving
  /** Drafts of texts that somebody else has changed since. */
  readonly contested: readonly Draft[]
}

/** A page with the texts typed into it, until the server has saved them. One save at a time, each over the version before. */
export class AutosaveDraft {
  #page: OwnedPage
  #drafts: Draft[] = []
  #contested: Draft[] = []
  #saving: Saving = { kind: 'rest' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<unknown> = Promise.resolve()
  readonly #onState: (state: AutosaveState) => void

  constructor(page: OwnedPage, onState: (state: AutosaveState) => void) {
    this.#page = page
    this.#onState = onState
  }

  /** The page with everything typed, saved or not. */
  get shown(): OwnedPage {
    return withDrafts(this.#page, this.#drafts)
  }

  get hasUnsaved(): boolean {
    return this.#drafts.length > 0 || this.#contested.length > 0
  }

  /** Takes a text as it is typed; it is saved a second after the last change. */
  type(name: TextName, typed: string): void {
    const before = this.#drafts.find((draft) => draft.name === name)
    const from = before?.from ?? textAt(this.#page, name)
    this.#drafts = this.#drafts.filter((draft) => draft.name !== name)
    if (typed !== from || this.#saving.kind === 'sending') this.#drafts.push({ name, from, typed })
    this.#storeDrafts()
    if (this.#saving.kind !== 'sending' && this.#saving.kind !== 'changed-elsewhere')
      this.#setSaving({ kind: this.#drafts.length > 0 ? 'waiting' : 'rest' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), SAVE_AFTER_MS)
  }

  /** Saves the drafts now; does nothing after the server has refused a save because the page was changed elsewhere. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#queued(async () => {
      const sent = this.#drafts
      if (sent.length === 0 || this.#saving.kind === 'changed-elsewhere') return
      const names = sent.map(({ name }) => name)
      await this.#save(bodyOf(withDrafts(this.#page, sent), names), () => {
        // Drafts typed during the request stay, now over the saved version.
        this.#drafts = this.#drafts
          .filter((draft) => !sent.includes(draft))
          .map((draft) => ({ ...draft, from: textAt(this.#page, draft.name) }))
      })
    })
  }

  /** Saves a choice, such as a picture or a switch. Resolves to whether it was saved. */
  change(bodyOfPage: (page: OwnedPage) => Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.#queued(() => this.#save(bodyOfPage(this.#page), () => undefined))
  }

  /** Reads the page again; drafts of texts that nobody else changed are applied, the others become contested. */
  reload(): Promise<void> {
    return this.#queued(async () => {
      try {
        this.#page = await readPage(this.#page.id)
      } catch (error) {
        this.#setSaving({ kind: 'failed', why: sentenceOf(error) })
        return
      }
      const typed = this.hasUnsaved ? [...this.#contested, ...this.#drafts] : keptDrafts(this.#page.id)
      const { free, contested } = sortDrafts(this.#page, typed)
      this.#drafts = free
      this.#contested = contested
      this.#storeDrafts()
      this.#setSaving({ kind: 'rest' })
    }).then(() => this.flush())
  }

  /** Saves a contested draft over the other's text. */
  insist(draft: Draft): Promise<void> {
    this.#contested = this.#contested.filter((one) => one !== draft)
    this.#drafts.push({ ...draft, from: textAt(this.#page, draft.name) })
    return this.flush()
  }

  giveUp(draft: Draft): void {
    this.#contested = this.#contested.filter((one) => one !== draft)
    this.#storeDrafts()
    this.#setSaving(this.#saving)
  }

  async #save(body: Readonly<Record<string, unknown>>, done: () => void): Promise<boolean> {
    this.#setSaving({ kind: 'sending' })
    try {
      this.#page = await savePage(this.#page, body)
    } catch (error) {
      const changed = error instanceof Refused && error.status === 409
      this.#setSaving({ kind: changed ? 'changed-elsewhere' : 'failed', why: sentenceOf(error) })
      return false
    }
    done()
    this.#storeDrafts()
    this.#setSaving({ kind: this.#drafts.length > 0 ? 'waiting' : 'saved' })
    return true
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #storeDrafts(): void {
    keepDrafts(this.#page.id, [...this.#contested, ...this.#drafts])
  }

  #setSaving(saving: Saving): void {
    this.#saving = saving
    this.#onState({ page: this.shown, saving, contested: this.#contested })
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : '')
