import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface ThreadLimits {
  readonly memoryMb: number
  /** Milliseconds. */
  readonly withinMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * The first message of a worker thread that is given `workerData`. For foreign data that may be built to fill the memory or to take hours: both end
 * with the thread. Throws the thread's error, a TimeoutError after `withinMs`, or the abort reason of `signal`.
 */
export async function answerOfThread(
  script: URL,
  workerData: unknown,
  { memoryMb, withinMs, signal }: ThreadLimits,
): Promise<unknown> {
  signal?.throwIfAborted()
  const worker = new Worker(script, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // A worker may still fail after its result is no longer awaited; without a listener that would end the process.
  worker.on('error', () => undefined)
  const late = AbortSignal.timeout(withinMs)
  try {
    const [answer] = await once(worker, 'message', { signal: signal ? AbortSignal.any([signal, late]) : late })
    return answer
  } finally {
    await end(worker)
  }
}

/** A thread that is terminated while it starts may miss it and run on for hours, so terminating is repeated until it has ended. */
async function end(worker: Worker): Promise<void> {
  const again = setInterval(() => void worker.terminate(), 200)
  try {
    await worker.terminate()
  } finally {
    clearInterval(again)
  }
}
