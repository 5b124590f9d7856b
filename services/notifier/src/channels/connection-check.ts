import type { ConnectionCheck } from '@izlog/contracts/http/connection-checks'
import type { Failure } from './failures.ts'

export const connected = (message: string): ConnectionCheck => ({ state: 'connected', message })
export const problem = (message: string): ConnectionCheck => ({ state: 'problem', message })
export const unchecked = (message: string): ConnectionCheck => ({ state: 'unchecked', message })

/** A refusal is the seller's to mend; anything else does not show whether what they typed is right. */
export const checkOfFailure = ({ reason, kind }: Failure): ConnectionCheck =>
  kind === 'unavailable' ? unchecked(`${reason} Proverite ponovo za koji trenutak.`) : problem(reason)
