/** What a notification says, in Serbian. */
export interface Notice {
  title: string
  message: string
}
