import type { Market } from '@izlog/contracts/domain/markets'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { CreateWebsiteResponse, type GenerationStep } from '@izlog/contracts/http/catalog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { refreshAfterCreate } from '../../api/websites.ts'
import { watchSteps } from '../../shared/creation/watch-steps.ts'
import { randomKey } from '../../shared/random-key.ts'
import type { ProductValues } from './draft.ts'
import { createBody } from './product-form.ts'

/** Creates the website; `step` is the server's current step (docs/product/builder.md 7). */
export function useCreateWebsite(market: Market, templateName: TemplateName) {
  const client = useQueryClient()
  const [step, setStep] = useState<GenerationStep | null>(null)
  const creation = useMutation({
    mutationFn: async (values: ProductValues) => {
      const progressKey = randomKey()
      setStep(null)
      const steps = watchSteps(progressKey, setStep)
      try {
        const body = createBody(values, { market, templateName, progressKey })
        return await api.post('/api/sync/create-website', CreateWebsiteResponse, body)
      } finally {
        steps.close()
      }
    },
    onSuccess: () => void refreshAfterCreate(client),
  })
  return { ...creation, step }
}
