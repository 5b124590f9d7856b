import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PreviewMode } from '@izlog/contracts/page-fields/page-fields'

/** Where the preview lies on our own origin; the gateway gives it a policy of its own. */
export const PREVIEW_PATH = '/preview.html'

/** A field of the editor, and the texts and pictures by which its place on the page is found. */
export interface PreviewField {
  readonly name: string
  /** What the outline says. */
  readonly label: string
  readonly texts: readonly string[]
  readonly images: readonly string[]
}

/** From the editor: the page as it would be saved now. */
export interface ShowPage {
  readonly type: 'izlog-preview-show'
  readonly website: PublicWebsite
  /** client marks what can be edited; customer is the page as shoppers have it. */
  readonly mode: PreviewMode
  readonly fields: readonly PreviewField[]
  /** Name of the field in focus. */
  readonly focus: string | null
}

/** From the preview: it is there; this field's text was clicked; somebody tried to order. */
export type PreviewMessage =
  | { readonly type: 'izlog-preview-ready' }
  | { readonly type: 'izlog-preview-picked'; readonly name: string }
  | { readonly type: 'izlog-preview-ordered' }

export const isShowPage = (data: unknown): data is ShowPage => typeOf(data) === 'izlog-preview-show'

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  ['izlog-preview-ready', 'izlog-preview-picked', 'izlog-preview-ordered'].includes(typeOf(data))

const typeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : ''
