import type { GenerationStep } from '@izlog/contracts/http/catalog'
import { SyncCreateResponse } from '@izlog/contracts/http/cross-sync'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { refreshAfterCreate } from '../../api/websites.ts'
import { watchSteps } from '../../shared/creation/watch-steps.ts'
import { randomKey } from '../../shared/random-key.ts'
import { type SharedPageValues, sharedPageBody } from './shared-page-values.ts'

/** Creates a page here and on every peer; `step` is this installation's current step. */
export function useSharedPage() {
  const client = useQueryClient()
  const [step, setStep] = useState<GenerationStep | null>(null)
  const creation = useMutation({
    mutationFn: async (values: SharedPageValues) => {
      const progressKey = randomKey()
      setStep(null)
      const steps = watchSteps(progressKey, setStep)
      try {
        return await api.post('/api/sync/create-website', SyncCreateResponse, sharedPageBody(values, progressKey))
      } finally {
        steps.close()
      }
    },
    onSuccess: () => void refreshAfterCreate(client),
  })
  return { ...creation, step }
}
