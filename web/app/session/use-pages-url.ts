import { useUser } from './use-user.ts'

/** Origin under which shoppers see pages: the app's own, unless that has a host of its own. */
export const usePagesUrl = (): string => useUser().pagesUrl ?? location.origin
