import type { RenderedPage } from '@izlog/contracts/pages/render'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, compressed for sending. */
export interface SentPage {
  bytes: Buffer
  encoding: Encoding
  status: RenderedPage['status']
  contentSecurityPolicy: string
}
