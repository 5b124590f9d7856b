import { constants, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@izlog/kit/errors'
import { answerOf, FileQuestion } from './file-question.ts'

/** Reads one file in a worker thread, which may be terminated at any moment. */
// Only on Linux does this set the priority of the thread alone; there, requests to the process take precedence.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

try {
  parentPort?.postMessage({ answer: await answerOf(FileQuestion.parse(workerData)) })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  parentPort?.postMessage({ refusal: error.message })
}
