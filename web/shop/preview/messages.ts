import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PreviewMode } from '@izlog/contracts/page-fields/page-fields'
import type { TextName } from '../landing/parts/text-mark.ts'

/** Path of the preview; the gateway gives it a CSP of its own. */
export const PREVIEW_PATH = '/preview.html'

/** A field of the editor, and where the page shows it. */
export interface PreviewField {
  readonly name: string
  /** Label of the outline. */
  readonly label: string
  /** The names that mark its text or price on the page; its paragraphs and entries are marked by longer ones. */
  readonly marks: readonly TextName[]
  /** The addresses of its pictures. */
  readonly images: readonly string[]
}

/** From the editor: the page as it would be saved now. */
export interface ShowPageMessage {
  readonly type: 'izlog-preview-show'
  readonly website: PublicWebsite
  /** `client` outlines the fields; `customer` is the page as shoppers see it. */
  readonly mode: PreviewMode
  readonly fields: readonly PreviewField[]
  /** Name of the field in focus. */
  readonly focus: string | null
}

/** From the preview: it is ready; a field was clicked; an order form was submitted. */
export type PreviewMessage =
  | { readonly type: 'izlog-preview-ready' }
  | { readonly type: 'izlog-preview-picked'; readonly name: string }
  | { readonly type: 'izlog-preview-ordered' }

export const isShowPageMessage = (data: unknown): data is ShowPageMessage => typeOf(data) === 'izlog-preview-show'

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  ['izlog-preview-ready', 'izlog-preview-picked', 'izlog-preview-ordered'].includes(typeOf(data))

const typeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : ''
