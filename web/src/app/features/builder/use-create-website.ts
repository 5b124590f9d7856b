import type { Market } from '@izlog/contracts/domain/markets'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { CreateWebsiteResponse, GenerationStep } from '@izlog/contracts/http/catalog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api/client.ts'
import { refreshAfterCreate } from '../../api/websites.ts'
import { randomKey } from '../../shared/random-key.ts'
import type { ProductValues } from './draft.ts'
import { createBody } from './product-form.ts'

const ProgressEvent = z.object({ step: GenerationStep })

/** Makes the website; `step` is what the server is doing meanwhile (builder spec 7). */
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

/** GET /api/sync/progress/{key}: server-sent events `{ step }`. Steps are company while waiting; the answer is the POST's. */
function watchSteps(key: string, onStep: (step: GenerationStep) => void): EventSource {
  const source = new EventSource(`/api/sync/progress/${key}`, { withCredentials: true })
  source.onmessage = ({ data }) => {
    const event = ProgressEvent.safeParse(JSON.parse(String(data))).data
    if (!event) return
    onStep(event.step)
    if (event.step === 'done' || event.step === 'failed') source.close()
  }
  return source
}
