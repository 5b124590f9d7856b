import { dequal } from 'dequal/lite'
import { createStore } from 'zustand/vanilla'
import { type Change, changesOver, rebase, typedIn } from './changes.ts'

export type Saving =
  | { readonly kind: 'rest' | 'waiting' | 'sending' | 'saved' }
  | { readonly kind: 'failed' | 'changed-elsewhere'; readonly error: unknown }

export interface DraftState<Page, Value> {
  /** As it is stored; the next save goes over its version. */
  readonly page: Page
  /** What is typed and not saved, each field once. */
  readonly changes: readonly Change<Value>[]
  /** Changes of fields that somebody else has changed since; neither shown nor saved until the seller chooses. */
  readonly contested: readonly Change<Value>[]
  readonly saving: Saving
}

/** Saves changes over the version of the page; resolves to the page as it is stored then. */
type Save<Page, Value> = (page: Page, changes: readonly Change<Value>[]) => Promise<Page>

export interface DraftOptions<Page, Value> {
  readonly valueAt: (page: Page, name: string) => Value
  readonly read: (page: Page) => Promise<Page>
  /** Whether a save was refused because somebody else has saved since. */
  readonly isConflict: (error: unknown) => boolean
  /** Stores what is not saved in this browser, so that no crash or reload loses it. */
  readonly keep: (page: Page, unsaved: readonly Change<Value>[]) => void
  readonly kept: () => readonly Change<Value>[]
  /** Saves by itself, `afterMs` after the last change; without it only `save` saves. */
  readonly autosave?: { readonly afterMs: number; readonly save: Save<Page, Value> }
}

/**
 * A page with what is typed over it, until the server has saved it. One save at a time, each over the version before. After another's
 * save both are merged field by field; where both changed the same field, the seller chooses.
 */
export class DraftEngine<Page, Value> {
  readonly store
  /** What the request under way saves. */
  #sent: readonly Change<Value>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<unknown> = Promise.resolve()
  readonly #options: DraftOptions<Page, Value>

  constructor(page: Page, options: DraftOptions<Page, Value>) {
    this.#options = options
    this.store = createStore<DraftState<Page, Value>>(() => ({
      page,
      changes: [],
      contested: [],
      saving: { kind: 'rest' },
    }))
    this.store.subscribe((state) => options.keep(state.page, this.unsaved))
  }

  get state(): DraftState<Page, Value> {
    return this.store.getState()
  }

  get unsaved(): readonly Change<Value>[] {
    return [...this.state.contested, ...this.state.changes]
  }

  /** Takes fields as they are typed; one that is typed back to what is stored is no change any more. */
  type(values: Readonly<Record<string, Value>>): void {
    const others = this.state.changes.filter(({ name }) => !Object.hasOwn(values, name))
    // Typed back while the new text is being sent, the old one is a change of what will be stored.
    const isSent = (name: string) => this.#sent.some((change) => change.name === name)
    const changes = [...others, ...changesOver(this.#valueOn(this.state.page), values, isSent)]
    const isBusy = ['sending', 'changed-elsewhere'].includes(this.state.saving.kind)
    this.store.setState({ changes, ...(isBusy ? {} : { saving: { kind: changes.length > 0 ? 'waiting' : 'rest' } }) })
    clearTimeout(this.#timer)
    if (this.#options.autosave) this.#timer = setTimeout(() => this.autosave(), this.#options.autosave.afterMs)
  }

  /** Saves at once what would be saved soon; nothing while the page is known to be changed elsewhere. */
  autosave(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#inTurn(async () => {
      const { changes, saving } = this.state
      const { autosave } = this.#options
      if (autosave && changes.length > 0 && saving.kind !== 'changed-elsewhere')
        await this.#send(autosave.save, changes)
    })
  }

  /** Saves all changes, or the page without any. Resolves to whether it was saved; the state has the error. */
  save(save: Save<Page, Value>): Promise<boolean> {
    return this.#inTurn(() => this.#send(save, this.state.changes))
  }

  /** Saves something beside the changes, such as a picture. Resolves to whether it was saved. */
  saveBeside(save: (page: Page) => Promise<Page>): Promise<boolean> {
    return this.#inTurn(() => this.#send(save, []))
  }

  /** Brings back what this browser kept of an earlier draft, if nothing has been typed since. */
  restore(): void {
    if (this.unsaved.length === 0) this.store.setState(this.#merged(this.state.page, this.#options.kept()))
  }

  /** Reads the page again and merges the changes with it. Resolves to whether it could be read; the state has the error. */
  async reload(): Promise<boolean> {
    const isRead = await this.#inTurn(() =>
      this.#request(
        () => this.#options.read(this.state.page),
        (page) => ({ ...this.#merged(page, this.unsaved), saving: { kind: 'rest' } }),
      ),
    )
    await this.autosave()
    return isRead
  }

  /** Contested changes go over the other's. */
  insist(chosen: readonly Change<Value>[]): Promise<void> {
    this.giveUp(chosen)
    this.type(typedIn(chosen))
    return this.autosave()
  }

  /** Contested changes are dropped. */
  giveUp(chosen: readonly Change<Value>[]): void {
    this.store.setState({ contested: this.state.contested.filter((change) => !chosen.includes(change)) })
  }

  /** Drops everything that is not saved. */
  discard(): void {
    this.store.setState({ changes: [], contested: [], saving: { kind: 'rest' } })
  }

  #send(save: Save<Page, Value>, sent: readonly Change<Value>[]): Promise<boolean> {
    this.#sent = sent
    this.store.setState({ saving: { kind: 'sending' } })
    const isSaved = ({ name, typed }: Change<Value>) =>
      sent.some((change) => change.name === name && dequal(change.typed, typed))
    return this.#request(
      () => save(this.state.page, sent),
      (page) => {
        const since = this.state.changes.filter((change) => !isSaved(change))
        const changes = changesOver(this.#valueOn(page), typedIn(since))
        return { page, changes, saving: { kind: changes.length > 0 ? 'waiting' : 'saved' } }
      },
    )
  }

  async #request(send: () => Promise<Page>, next: (page: Page) => Partial<DraftState<Page, Value>>): Promise<boolean> {
    let page: Page
    try {
      page = await send()
    } catch (error) {
      this.store.setState({ saving: { kind: this.#options.isConflict(error) ? 'changed-elsewhere' : 'failed', error } })
      return false
    } finally {
      this.#sent = []
    }
    this.store.setState(next(page))
    return true
  }

  #merged(page: Page, unsaved: readonly Change<Value>[]) {
    const { free, contested } = rebase(this.#valueOn(page), unsaved)
    return { page, changes: free, contested }
  }

  readonly #valueOn = (page: Page) => (name: string) => this.#options.valueAt(page, name)

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}
