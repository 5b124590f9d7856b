/** A frame around a field on the page, with its label; one for the focused field, one for the hovered one. */
export class Outline {
  readonly #box: HTMLElement

  constructor(kind: 'focus' | 'hover') {
    this.#box = document.createElement('div')
    this.#box.className = `preview-outline preview-${kind}`
    this.#box.setAttribute('aria-hidden', 'true')
    this.#box.hidden = true
    document.body.append(this.#box)
  }

  hide(): void {
    this.#box.hidden = true
  }

  /** Frames all of these together; hides without any. */
  show(elements: readonly Element[], label: string): void {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    this.#box.hidden = boxes.length === 0
    if (boxes.length === 0) return
    const left = Math.max(2, Math.min(...boxes.map((box) => box.left)) - AROUND)
    const top = Math.min(...boxes.map((box) => box.top)) - AROUND
    const right = Math.min(
      document.documentElement.clientWidth - 2,
      Math.max(...boxes.map((box) => box.right)) + AROUND,
    )
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + AROUND
    this.#box.dataset.label = label
    this.#box.classList.toggle('preview-at-top', top + scrollY < LABEL_HEIGHT)
    Object.assign(this.#box.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    })
  }
}

const AROUND = 6
const LABEL_HEIGHT = 24
