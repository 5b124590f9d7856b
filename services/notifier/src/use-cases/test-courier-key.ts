import type { CourierCountry } from '@izlog/contracts/domain/markets'
import type { SealedField } from '@izlog/contracts/events/integrations'
import { NOTIFIER_MESSAGES, type TrackifyTestResponse } from '@izlog/contracts/http/notifier'
import { mask } from '@izlog/kit/security/secrets'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

export interface CourierTestDeps {
  integrations: IntegrationsStore
  openAccount: (integrations: Integrations) => Account
  keyField: (country: CourierCountry) => SealedField
  courierTakes: (country: CourierCountry, key: string) => Promise<boolean>
}

/** Whether the courier accepts this key. The mask of the stored key, as the settings show it, stands for the stored key. */
export async function testCourierKey(
  { integrations, openAccount, keyField, courierTakes }: CourierTestDeps,
  userId: number,
  { apiKey, country }: { apiKey: string; country: CourierCountry },
): Promise<TrackifyTestResponse> {
  const seller = (await integrations.of([userId])).get(userId) ?? nothingSetUp(userId)
  const stored = openAccount(seller).secret(keyField(country))
  const key = stored !== null && apiKey === mask(stored) ? stored : apiKey
  const valid = await courierTakes(country, key)
  return { valid, message: valid ? NOTIFIER_MESSAGES.courierKeyValid : NOTIFIER_MESSAGES.courierKeyInvalid }
}
