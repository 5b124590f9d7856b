// The pages' own door to it: most of their parts speak.
export { say, sayFor } from '@izlog/contracts/domain/speech'
