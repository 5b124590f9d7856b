import { MAX_CALL_TEXT } from '@izlog/contracts/domain/call-settings'
import { useEffect } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'
import { saveUserSettings } from '../../../api/user-settings.ts'
import { useUser } from '../../../session/use-user.ts'

const Kept = z.string().trim().min(1).max(MAX_CALL_TEXT)

/**
 * The message to shoppers was once kept in one browser. It is taken over into the account's settings, unless these have one, and then the browser
 * drops it. Where saving fails it stays for the next visit.
 */
export function useKeptCallText(): void {
  const { id, callSettings } = useUser()
  useEffect(() => {
    const key = `izlog-call-text-${id}`
    const kept = Kept.safeParse(readStored(key)).data
    if (kept === undefined) return
    const drop = () => writeStored(key, null)
    if (callSettings.text !== null) drop()
    else void saveUserSettings({ callSettings: { ...callSettings, text: kept } }).then(drop, () => undefined)
  }, [id, callSettings])
}
