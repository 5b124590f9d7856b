// Re-exported here because most parts of the pages use it.
export { localize, localizeByCurrency } from '@izlog/contracts/domain/localize'
