import { foldText } from '@izlog/contracts/domain/fold-text'
import type { User } from './user.ts'

type Searched = Pick<User, 'firstName' | 'lastName' | 'email' | 'companyName' | 'phone'>

/** The text in which administrators find a user: name, e-mail, company and phone, folded; the phone also without spaces. */
export const userSearchTextOf = ({ firstName, lastName, email, companyName, phone }: Searched): string =>
  foldText([firstName, lastName, email, companyName, phone, phone?.replaceAll(/\D/g, '')].filter(Boolean).join(' '))
