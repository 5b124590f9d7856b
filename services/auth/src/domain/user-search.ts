import { foldText } from '@izlog/contracts/domain/fold-text'
import type { User } from './user.ts'

type Searched = Pick<User, 'firstName' | 'lastName' | 'email' | 'companyName' | 'phone'>

/** The text in which administrators find a user: name, e-mail, company and phone, folded; the phone also without spaces. */
export const userSearchTextOf = ({ firstName, lastName, email, companyName, phone }: Searched): string =>
  foldText([firstName, lastName, email, companyName, phone, phone?.replaceAll(/\D/g, '')].filter(Boolean).join(' '))

/** Each word is searched in every user's text, so their number is limited. */
const MAX_WORDS = 8

/** The folded words of a query, all of which a user's text must contain; only letters and digits, so they are safe in a pattern. */
export const searchWordsOf = (typed: string): string[] =>
  foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
