import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { TEXT_MARK, type TextName } from '../landing/parts/text-mark.ts'
import { mayBeEmpty } from './page-texts.ts'

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
/** The part of a picture's address that all of its widths share. */
const baseOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '').replace(/-\d+\.webp$/, '')

/** Pictures in these are not the page's own, or react to a press themselves. */
const NOT_EDITED = 'form, dialog, [role="dialog"], .thumbs, .toasts, .consent'
const EDITABLE = 'plaintext-only'
const PICTURE = 'data-owner-picture'

/** Renders the page; with marks on its texts for edit mode. Resolves when it is done. */
export type ShowPage = (website: PublicWebsite, isEdited: boolean) => Promise<void>

export interface Edits {
  readonly onType: (name: TextName, typed: string) => void
  /** The edited text lost the focus. */
  readonly onLeave: () => void
  /** A picture was chosen to be replaced; its place among the page's pictures. */
  readonly onPicture: (place: number) => void
}

/**
 * Makes the texts and pictures on the screen editable. Texts are found by the mark that is rendered with them. Their nodes stay the
 * renderer's: a text gets its own nodes back when it loses the focus.
 */
export class EditMode {
  readonly #root: HTMLElement
  readonly #edits: Edits
  #edited: { element: HTMLElement; text: string; restore: () => void } | null = null
  #isOn = false

  constructor(root: HTMLElement, edits: Edits) {
    this.#root = root
    this.#edits = edits
  }

  /** Listens to the page; returns an unsubscribe function. */
  listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    // Captured, so that nothing on the page acts on the click first.
    document.addEventListener('click', this.#click, { capture: true, signal })
    document.addEventListener('keydown', this.#key, { capture: true, signal })
    this.#root.addEventListener('keyup', this.#key, { capture: true, signal })
    this.#root.addEventListener('focusin', this.#enter, { signal })
    this.#root.addEventListener('focusout', this.#leave, { signal })
    this.#root.addEventListener('input', this.#input, { signal })
    return () => listening.abort()
  }

  get isOn(): boolean {
    return this.#isOn
  }

  get isTyping(): boolean {
    return this.#edited !== null
  }

  on(): void {
    this.#isOn = true
    document.documentElement.classList.add('owner-editing')
    for (const answer of this.#root.querySelectorAll('details')) {
      // Of the questions of one name the browser keeps only one open.
      answer.dataset.ownerName = answer.name
      answer.name = ''
      answer.open = true
    }
  }

  off(): void {
    this.#isOn = false
    document.documentElement.classList.remove('owner-editing')
    for (const answer of this.#root.querySelectorAll('details')) answer.name = answer.dataset.ownerName ?? answer.name
    this.#unmark()
  }

  /** Makes texts and pictures editable after the page was rendered. */
  mark(website: PublicWebsite): void {
    this.#unmark()
    if (!this.#isOn) return
    for (const element of this.#root.querySelectorAll(`[${TEXT_MARK}]`)) {
      element.setAttribute('contenteditable', EDITABLE)
      element.setAttribute('spellcheck', 'false')
    }
    const places = new Map(website.images.map(({ url }, place) => [baseOf(url), place]))
    for (const picture of this.#root.querySelectorAll<HTMLElement>('.photo')) {
      const address = picture instanceof HTMLImageElement ? picture.src : (picture.dataset.picture ?? '')
      const place = places.get(baseOf(address)) ?? (website.images.length === 0 ? 0 : undefined)
      if (place === undefined || picture.closest(NOT_EDITED)) continue
      picture.setAttribute(PICTURE, String(place))
      picture.setAttribute('role', 'button')
      picture.setAttribute('aria-label', `Zamenite sliku ${place + 1}`)
      picture.tabIndex = 0
    }
  }

  #unmark(): void {
    for (const element of this.#root.querySelectorAll(`[${TEXT_MARK}]`))
      for (const name of ['contenteditable', 'spellcheck']) element.removeAttribute(name)
    for (const picture of this.#root.querySelectorAll(`[${PICTURE}]`))
      for (const name of [PICTURE, 'role', 'aria-label', 'tabindex']) picture.removeAttribute(name)
  }

  readonly #click = (event: Event) => {
    if (!this.#isOn || !(event.target instanceof Element) || !this.#root.contains(event.target)) return
    const picture = event.target.closest(`[${PICTURE}]`)
    if (!picture && !event.target.closest(`[${TEXT_MARK}]`)) return
    event.preventDefault()
    event.stopPropagation()
    if (picture) this.#edits.onPicture(Number(picture.getAttribute(PICTURE)))
  }

  readonly #enter = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.hasAttribute(TEXT_MARK) && this.#edited?.element !== target)
      this.#edited = { element: target, text: plain(target.textContent), restore: saveNodes(target) }
  }

  readonly #input = ({ target }: Event) => {
    const edited = this.#edited
    if (!edited || target !== edited.element) return
    const name = edited.element.getAttribute(TEXT_MARK) ?? ''
    const typed = plain(edited.element.textContent)
    this.#edits.onType(name, typed || mayBeEmpty(name) ? typed : edited.text)
  }

  readonly #leave = () => {
    const edited = this.#edited
    if (!edited) return
    this.#edited = null
    edited.restore()
    this.#edits.onLeave()
  }

  readonly #key = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement)) return
    if (target.hasAttribute(PICTURE) && (key === 'Enter' || key === ' ')) {
      event.preventDefault()
      if (event.type === 'keydown') this.#edits.onPicture(Number(target.getAttribute(PICTURE)))
    } else if (target.hasAttribute(TEXT_MARK)) {
      // A space would press a link or close a question; Enter would add a line, and texts are one line.
      if (event.type === 'keyup' && key === ' ') event.preventDefault()
      if (event.type === 'keydown' && (key === 'Enter' || key === 'Escape')) {
        event.preventDefault()
        target.blur()
      }
    }
  }
}

/** Returns a function that restores the renderer's nodes after typing changed them. */
function saveNodes(node: Node): () => void {
  if (node instanceof Text) {
    const { data } = node
    return () => {
      node.data = data
    }
  }
  const children = [...node.childNodes]
  const restores = children.map(saveNodes)
  return () => {
    if (node instanceof Element) node.replaceChildren(...children)
    for (const restore of restores) restore()
  }
}
