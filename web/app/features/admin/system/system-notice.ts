/** Something that needs an operator now, with the section where it is handled. */
export interface SystemNotice {
  readonly text: string
  readonly anchor: string
  /** False: it may pass by itself, or is one seller's. */
  readonly isGrave: boolean
}
