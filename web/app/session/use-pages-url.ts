import { useUser } from './use-user.ts'

/** The origin of landing pages: the app's own, unless landing pages have a host of their own. */
export const usePagesUrl = (): string => useUser().pagesUrl ?? location.origin
