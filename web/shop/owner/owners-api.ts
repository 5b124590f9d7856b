import { asRecord } from '@izlog/contracts/domain/as-record'
import { EDITOR_MESSAGES } from '@izlog/contracts/domain/editor-messages'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { pictureForUpload } from '../../shared/picture-for-upload.ts'

/** A website as its seller reads it. */
export interface OwnedPage extends PublicWebsite {
  readonly version: number
  readonly editableByClient: boolean
}

/** A refused request; `status` is 0 without an answer. The message is a Serbian sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const NO_ANSWER = 'Nema veze sa serverom. Proverite internet.'

const addressOf = (id: number): string => `/api/websites/id/${id}`

/** The website as it is stored now; throws Refused if it is another seller's. */
export async function readPage(id: number): Promise<OwnedPage> {
  return ownedPage(await ask(addressOf(id), {}))
}

/** Saves a part of the website over the version that was read; throws Refused, with 409 if somebody else has saved since. */
export async function savePage(
  { id, version }: OwnedPage,
  body: Readonly<Record<string, unknown>>,
): Promise<OwnedPage> {
  const answer = await ask(addressOf(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  })
  return ownedPage(answer.website)
}

/** Uploads a picture, made smaller where it has to be, and returns its address; throws Refused and UnfitPicture. */
export async function uploadPicture(file: File, onStage: (stage: 'shrinking' | 'sending') => void): Promise<string> {
  const form = new FormData()
  form.set('image', await pictureForUpload(file, () => onStage('shrinking')))
  onStage('sending')
  const { success, imageUrl } = await ask('/api/images/upload', { method: 'POST', body: form })
  if (success !== true || typeof imageUrl !== 'string') throw new Refused(0, EDITOR_MESSAGES.saveFailed)
  return imageUrl
}

async function ask(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(path, init).catch(() => undefined)
  if (!response) throw new Refused(0, NO_ANSWER)
  const answer = asRecord(await response.json().catch(() => null))
  if (response.ok) return answer
  throw new Refused(response.status, typeof answer.message === 'string' ? answer.message : EDITOR_MESSAGES.saveFailed)
}

function ownedPage(value: unknown): OwnedPage {
  if (isOwnedPage(value)) return value
  throw new Refused(0, EDITOR_MESSAGES.unknown)
}

/** The answer is our own server's, so a few fields are enough to check. */
function isOwnedPage(value: unknown): value is OwnedPage {
  const { id, version, images } = asRecord(value)
  return typeof id === 'number' && typeof version === 'number' && Array.isArray(images)
}
