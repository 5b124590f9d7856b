import { TEXT_MARK } from '../landing/parts/text-mark.ts'
import { PLACE_MARK } from '../parts/place-mark.ts'
import type { PreviewField } from './messages.ts'

const MARKED = `[${TEXT_MARK}], [${PLACE_MARK}]`

const marksOf = (element: Element): readonly string[] =>
  (element.getAttribute(TEXT_MARK) ?? element.getAttribute(PLACE_MARK) ?? '').split(' ')

const shows = (element: Element, { marks }: PreviewField): boolean =>
  marks.some((mark) => marksOf(element).some((shown) => isPartOf(shown, mark) || isPartOf(mark, shown)))

/** 'longDescription#1' is a part of 'longDescription', 'benefitsList.0' one of 'benefitsList'. */
const isPartOf = (mark: string, whole: string): boolean =>
  mark === whole || mark.startsWith(`${whole}.`) || mark.startsWith(`${whole}#`)

/** The part of a picture's address that all of its widths share. */
const baseOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '').replace(/-\d+\.webp$/, '')

/** Finds the texts, prices and pictures of the editor's fields on the page. */
export class Places {
  readonly #root: Element
  readonly #fields: readonly PreviewField[]

  constructor(root: Element, fields: readonly PreviewField[]) {
    this.#root = root
    this.#fields = fields
  }

  /** The elements that show a field: the one on the screen, else the first; all of its parts if they are side by side. */
  of(name: string): Element[] {
    const found = [...this.#root.querySelectorAll(`${MARKED}, img`)].filter(
      (element) => isSeen(element) && this.#isShownBy(name, element),
    )
    const chosen = found.find(isOnScreen) ?? found[0]
    if (!chosen) return []
    const isPart = (element: Element) =>
      listOf(element) === listOf(chosen) && marksOf(element).join() !== marksOf(chosen).join()
    return found.filter((element) => element === chosen || isPart(element))
  }

  /** The field that this element or one around it shows. */
  at(element: Element): { field: PreviewField; element: Element } | null {
    const around = element.closest(`${MARKED}, img`)
    const field = around && this.#root.contains(around) && this.#fieldOf(around)
    return field ? { field, element: around } : null
  }

  labelOf = (name: string): string => this.#fields.find((field) => field.name === name)?.label ?? ''

  #fieldOf(element: Element): PreviewField | undefined {
    if (element instanceof HTMLImageElement)
      return this.#fields.find(({ images }) => images.some((image) => baseOf(image) === baseOf(element.src)))
    return this.#fields.find((field) => shows(element, field))
  }

  /** An element may show several fields; a picture shows one. */
  #isShownBy(name: string, element: Element): boolean {
    const field = this.#fields.find((each) => each.name === name)
    if (!field) return false
    return element instanceof HTMLImageElement ? this.#fieldOf(element) === field : shows(element, field)
  }
}

const listOf = (element: Element): Element | null => element.closest('ul, ol') ?? element.parentElement

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0
