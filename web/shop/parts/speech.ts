// The pages' own door to it: most of their parts speak.
export { localize, localizeByCurrency } from '@izlog/contracts/domain/localize'
