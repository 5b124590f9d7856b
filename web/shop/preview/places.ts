import type { PreviewField } from './messages.ts'

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The part of a picture's address that all of its widths share. */
const baseOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '').replace(/-\d+\.webp$/, '')

/** An element with a longer text is a section, not a field. */
const MAX_TEXT_LENGTH = 6000

/** Finds the texts and pictures of the editor's fields on the page, by comparing their texts. */
export class Places {
  readonly #root: Element
  readonly #byText = new Map<string, string>()
  readonly #byImage = new Map<string, string>()
  readonly #fields: ReadonlyMap<string, PreviewField>

  constructor(root: Element, fields: readonly PreviewField[]) {
    this.#root = root
    this.#fields = new Map(fields.map((field) => [field.name, field]))
    for (const { name, texts, images } of fields) {
      for (const text of texts) if (plain(text) && !this.#byText.has(plain(text))) this.#byText.set(plain(text), name)
      for (const image of images) if (!this.#byImage.has(baseOf(image))) this.#byImage.set(baseOf(image), name)
    }
  }

  /** The elements that show a field: the one on the screen, else the first; all of its paragraphs if they are siblings. */
  of(name: string): Element[] {
    const field = this.#fields.get(name)
    if (!field) return []
    const texts = new Set(field.texts.map(plain).filter(Boolean))
    const images = new Set(field.images.map(baseOf))
    const found = [...this.#root.querySelectorAll('*')].filter(
      (element) => isSeen(element) && (images.size > 0 ? showsImage(element, images) : showsText(element, texts)),
    )
    const chosen = found.find(isOnScreen) ?? found[0]
    if (!chosen) return []
    return found.filter(
      (element) => element === chosen || (texts.size > 1 && element.parentElement === chosen.parentElement),
    )
  }

  /** The field that this element or one around it shows. */
  at(element: Element): { name: string; element: Element } | null {
    for (let around: Element | null = element; around && this.#root.contains(around); around = around.parentElement) {
      const image = around instanceof HTMLImageElement ? this.#byImage.get(baseOf(around.src)) : undefined
      const name = image ?? this.#byText.get(plain(around.textContent))
      if (name) return { name, element: around }
      if ((around.textContent ?? '').length > MAX_TEXT_LENGTH) return null
    }
    return null
  }

  labelOf = (name: string): string => this.#fields.get(name)?.label ?? ''
}

/** True for the innermost element whose text is one of these. */
function showsText(element: Element, texts: ReadonlySet<string>): boolean {
  if (!texts.has(plain(element.textContent))) return false
  return ![...element.children].some((child) => plain(child.textContent) === plain(element.textContent))
}

const showsImage = (element: Element, images: ReadonlySet<string>): boolean =>
  element instanceof HTMLImageElement && images.has(baseOf(element.src))

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0
