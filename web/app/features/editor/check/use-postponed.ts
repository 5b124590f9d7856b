import type { PageFinding } from '@izlog/contracts/domain/page-check'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'

const Keys = z.array(z.string())
/** With the sentence, which contains the values: a finding whose values changed is shown again. */
const keyOf = ({ id, sentence }: PageFinding): string => `${id} ${sentence}`

/** The findings that the seller has put off in this browser, each until it changes. */
export function usePostponed(userId: number, websiteId: number) {
  const key = `izlog-check-${userId}-${websiteId}`
  const [keys, setKeys] = useState(() => Keys.safeParse(readStored(key)).data ?? [])
  const store = useCallback(
    (next: string[]) => {
      setKeys(next)
      writeStored(key, next.length === 0 ? null : next)
    },
    [key],
  )
  return {
    isPostponed: useCallback((finding: PageFinding) => keys.includes(keyOf(finding)), [keys]),
    postpone: (finding: PageFinding) => store([...keys, keyOf(finding)]),
    recall: () => store([]),
  }
}
