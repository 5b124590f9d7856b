import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { mayBeEmpty, type TextName, textsOf } from './page-texts.ts'

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
/** The part of a picture's address that all of its widths share. */
const baseOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '').replace(/-\d+\.webp$/, '')

/** Texts and pictures in these are not the page's own, or do something when they are pressed. */
const NOT_EDITED = 'form, dialog, [role="dialog"], .thumbs, .toasts, .consent'
const EDITABLE = 'plaintext-only'
const TEXT = 'data-owner-text'
const PICTURE = 'data-owner-picture'

export interface Edits {
  readonly onType: (name: TextName, typed: string) => void
  /** The text that was edited is left. */
  readonly onLeave: () => void
  /** A picture was chosen to be replaced, by its place among the page's. */
  readonly onPicture: (place: number) => void
}

/**
 * Makes the texts and pictures of the page that is on the screen editable. They are found by what they say, so that the
 * page needs no marks. What is rendered stays the renderer's: a text gets its own nodes back when it is left.
 */
export class EditMode {
  readonly #root: HTMLElement
  readonly #edits: Edits
  #edited: { element: HTMLElement; text: string; restore: () => void } | null = null
  #isOn = false

  constructor(root: HTMLElement, edits: Edits) {
    this.#root = root
    this.#edits = edits
    // Before whatever the page does on a click.
    document.addEventListener('click', this.#click, true)
    root.addEventListener('focusin', this.#enter)
    root.addEventListener('focusout', this.#leave)
    root.addEventListener('input', this.#input)
    document.addEventListener('keydown', this.#key, true)
    root.addEventListener('keyup', this.#key, true)
  }

  get isTyping(): boolean {
    return this.#edited !== null
  }

  on(website: PublicWebsite): void {
    this.#isOn = true
    document.documentElement.classList.add('owner-editing')
    for (const answer of this.#root.querySelectorAll('details')) {
      // Of those of one name only one may be open.
      answer.dataset.ownerName = answer.name
      answer.name = ''
      answer.open = true
    }
    this.mark(website)
  }

  off(): void {
    this.#isOn = false
    document.documentElement.classList.remove('owner-editing')
    for (const answer of this.#root.querySelectorAll('details')) answer.name = answer.dataset.ownerName ?? answer.name
    this.#unmark()
  }

  /** Finds the texts and pictures again, after the page was rendered anew. */
  mark(website: PublicWebsite): void {
    this.#unmark()
    if (!this.#isOn) return
    const names = new Map<string, TextName>()
    for (const [name, text] of textsOf(website))
      if (plain(text) && !names.has(plain(text))) names.set(plain(text), name)
    for (const element of this.#root.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      const name = names.get(plain(element.textContent))
      if (name === undefined || !isInnermost(element) || element.closest(NOT_EDITED)) continue
      element.setAttribute(TEXT, name)
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
    for (const element of this.#root.querySelectorAll(`[${TEXT}]`))
      for (const name of [TEXT, 'contenteditable', 'spellcheck']) element.removeAttribute(name)
    for (const picture of this.#root.querySelectorAll(`[${PICTURE}]`))
      for (const name of [PICTURE, 'role', 'aria-label', 'tabindex']) picture.removeAttribute(name)
  }

  readonly #click = (event: Event) => {
    if (!this.#isOn || !(event.target instanceof Element) || !this.#root.contains(event.target)) return
    const picture = event.target.closest(`[${PICTURE}]`)
    if (!picture && !event.target.closest(`[${TEXT}]`)) return
    event.preventDefault()
    event.stopPropagation()
    if (picture) this.#edits.onPicture(Number(picture.getAttribute(PICTURE)))
  }

  readonly #enter = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.hasAttribute(TEXT) && this.#edited?.element !== target)
      this.#edited = { element: target, text: plain(target.textContent), restore: rememberNodes(target) }
  }

  readonly #input = ({ target }: Event) => {
    const edited = this.#edited
    if (!edited || target !== edited.element) return
    const name = edited.element.getAttribute(TEXT) ?? ''
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
    } else if (target.hasAttribute(TEXT)) {
      // A space would press a link or fold a question; the text is one line for the page to break.
      if (event.type === 'keyup' && key === ' ') event.preventDefault()
      if (event.type === 'keydown' && (key === 'Enter' || key === 'Escape')) {
        event.preventDefault()
        target.blur()
      }
    }
  }
}

/** The nodes as the renderer made them, to be put back after somebody typed into them. */
function rememberNodes(node: Node): () => void {
  if (node instanceof Text) {
    const { data } = node
    return () => {
      node.data = data
    }
  }
  const children = [...node.childNodes]
  const restores = children.map(rememberNodes)
  return () => {
    if (node instanceof Element) node.replaceChildren(...children)
    for (const restore of restores) restore()
  }
}

/** No element in it says the same. */
function isInnermost(element: Element): boolean {
  const text = plain(element.textContent)
  return ![...element.children].some((child) => plain(child.textContent) === text)
}
