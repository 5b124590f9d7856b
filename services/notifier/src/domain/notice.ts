/** The Serbian words of a notification. */
export interface Notice {
  title: string
  message: string
}
