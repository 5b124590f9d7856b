import {
  CreateWebsiteRequest,
  GENERATION_STEP_LABELS,
  type GenerationStep,
  ProgressEvent,
} from '@izlog/contracts/http/catalog'
import { read } from '@izlog/kit/errors'
import { callerOf } from '@izlog/kit/http/session'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Ports } from '../use-cases/ports.ts'

const isLast = (step: GenerationStep): boolean => step === 'done' || step === 'failed'

const Params = z.object({ key: CreateWebsiteRequest.shape.progressKey.unwrap() })
const COMMENT_EVERY_MS = 15_000
/** A creation answers within two minutes; a browser that still waits afterwards reconnects. */
const OPEN_FOR_MS = 150_000

/** Server-sent events `{ step, label }`: the last step at once, then each further one; ends after `done` or `failed`. */
export const streamProgress =
  ({ progress }: Pick<Ports, 'progress'>): RequestHandler =>
  async (req, res) => {
    const { key } = read(Params, req.params)
    let lastSent: GenerationStep | undefined
    const send = (step: GenerationStep) => {
      if (step === lastSent || res.writableEnded) return
      lastSent = step
      if (!res.headersSent) open()
      res.write(`data: ${JSON.stringify(ProgressEvent.parse({ step, label: GENERATION_STEP_LABELS[step] }))}\n\n`)
      if (isLast(step)) res.end()
    }
    const open = () => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      res.write(': ok\n\n')
    }
    const watching = await progress.watch(callerOf(req).userId, key, send)
    if (!res.headersSent) open()
    const comment = setInterval(() => res.write(': ok\n\n'), COMMENT_EVERY_MS)
    const end = setTimeout(() => res.end(), OPEN_FOR_MS)
    const leave = () => {
      clearInterval(comment)
      clearTimeout(end)
      watching.leave()
    }
    if (res.writableEnded || res.destroyed) leave()
    else res.on('close', leave)
  }
