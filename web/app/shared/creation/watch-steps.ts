import { type GenerationStep, ProgressEvent } from '@izlog/contracts/http/catalog'

/** Streams the steps from GET /api/sync/progress/{key}, server-sent events `{ step }`. For display only: the result comes from the POST. */
export function watchSteps(key: string, onStep: (step: GenerationStep) => void): EventSource {
  const source = new EventSource(`/api/sync/progress/${key}`, { withCredentials: true })
  source.onmessage = ({ data }) => {
    const event = ProgressEvent.safeParse(JSON.parse(String(data))).data
    if (!event) return
    onStep(event.step)
    if (event.step === 'done' || event.step === 'failed') source.close()
  }
  return source
}
