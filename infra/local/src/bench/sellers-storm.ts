import { setTimeout as wait } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { UserItem } from '@izlog/contracts/http/admin'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { memoryMb } from '../proc.ts'
import type { System } from '../run/system.ts'
import { type Api, apiOf } from '../seed/api.ts'
import { demoAdmin } from '../seed/seed.ts'
import { pngOf } from '../testing/png.ts'
import { quantile } from './load.ts'
import { type Row, reached, within } from './row.ts'

const SELLERS = 4
/** More uploads than the limits per seller and per process allow, so that some are refused. */
const UPLOADS_OF_A_SELLER = 6
const TURNS = 4
const TURN_MS = 5000
const ASKED_EVERY_MS = 20
/** The goal allows a factor because services, stores and load generators share two cores. */
const MAX_TIMES = 3

/** Requests an uncached page at a steady rate, alternately with and without sellers who upload large pictures as fast as they are allowed. */
export async function pageBesideStorm(system: System, page: PublicWebsite): Promise<Row[]> {
  const tokens = await sellers(apiOf(system.url))
  const times: [calm: number[], storm: number[]] = [[], []]
  const uploads = { kept: 0, refused: 0 }
  let largestMb = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    times[0].push(...(await pageTimes(system, page)))
    const storm = { on: true }
    const senders = tokens.flatMap((token) => Array.from({ length: UPLOADS_OF_A_SELLER }, () => send(token)))
    const watch = setInterval(() => {
      largestMb = Math.max(largestMb, memoryMb(system.process('catalog').pid() ?? 0))
    }, 100)
    times[1].push(...(await pageTimes(system, page)))
    clearInterval(watch)
    storm.on = false
    await Promise.all(senders)

    async function send(token: string): Promise<void> {
      while (storm.on) {
        const status = await upload(system, token)
        if (status === 200) uploads.kept += 1
        else uploads.refused += 1
        if (status === 429) await wait(100)
      }
    }
  }
  const [calm, stormy] = times.map((all) => quantile(all, 0.99))
  const ratio = (stormy ?? Number.NaN) / (calm ?? Number.NaN)
  return [
    within('page past the gateway’s cache, p99, nobody at work', calm ?? Number.NaN, 'ms'),
    {
      ...within('page past the gateway’s cache, p99, beside a storm of uploads', stormy ?? Number.NaN, 'ms'),
      ratio,
      beside: 'nobody at work',
      goal: `≤ ${MAX_TIMES} ×`,
      good: ratio <= MAX_TIMES,
    },
    { ...reached('pictures of 24 megapixels kept meanwhile', uploads.kept), beside: `${uploads.refused} refused` },
    within('largest resident memory of catalog meanwhile', largestMb, 'MB', 768),
  ]
}

async function sellers(api: Api): Promise<string[]> {
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoAdmin })
  const tokens: string[] = []
  for (let seller = 1; seller <= SELLERS; seller += 1) {
    const login = { email: `oluja-${seller}@izlog.test`, password: crypto.randomUUID() }
    await api('/api/admin/clients', UserItem, { token, body: { ...login, firstName: 'Merni', lastName: 'Prodavac' } })
    tokens.push((await api('/api/auth/login', LoginResponse, { body: login })).token)
  }
  return tokens
}

/** Response times in ms, counted from the scheduled moment of each request, so that a delayed request counts as waiting too. */
async function pageTimes({ url }: System, { customUrl }: PublicWebsite): Promise<number[]> {
  const asked: Promise<number>[] = []
  const began = performance.now()
  for (let due = began; due < began + TURN_MS; due += ASKED_EVERY_MS) {
    await wait(Math.max(0, due - performance.now()))
    asked.push(timeOf(`${url}/${customUrl}`))
  }
  return Promise.all(asked)
}

async function timeOf(url: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(url, { headers: { cookie: 'izlog_session=none' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - since
}

async function upload({ url }: System, token: string): Promise<number> {
  const form = new FormData()
  form.set('image', new Blob([nextPicture()], { type: 'image/png' }), 'slika.png')
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(new URL('/api/images/upload', url), { method: 'POST', headers, body: form })
  await response.arrayBuffer()
  return response.status
}

const WIDTH = 6000
const HEIGHT = 4000
let pictures = 0
let pixels: Buffer | undefined

/** A PNG of one colour: small to upload, but as large as a phone's photo once decoded. A text inside makes each file different. */
function nextPicture(): Buffer<ArrayBuffer> {
  pixels ??= deflateSync(Buffer.alloc((WIDTH * 3 + 1) * HEIGHT), { level: 1 })
  pictures += 1
  return pngOf({ width: WIDTH, height: HEIGHT, pixels, comment: String(pictures) })
}
