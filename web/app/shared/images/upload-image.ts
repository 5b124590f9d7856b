import { CATALOG_MESSAGES, IMAGE_MAX_BYTES, ImageUploadResponse } from '@izlog/contracts/http/catalog'
import { ApiError, bearer, sentenceOf } from '../../api/client.ts'

/** Why this file cannot be a picture of a page (docs/product/builder.md 5); null when it can. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return CATALOG_MESSAGES.notAnImage
  return file.size > IMAGE_MAX_BYTES ? CATALOG_MESSAGES.imageTooLarge : null
}

/**
 * Sends a picture (POST /api/images/upload, multipart field `image`) and gives back its address. Told by XMLHttpRequest,
 * because fetch does not report how much of a body was sent; `onProgress` gets 0 to 1.
 */
export function uploadImage(file: File, onProgress: (part: number) => void): Promise<string> {
  const body = new FormData()
  body.set('image', file)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/images/upload')
  request.withCredentials = true
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new Error('upload failed'))
    request.onload = () => {
      if (request.status >= 300) return reject(new ApiError(request.status, request.statusText, request.responseText))
      try {
        resolve(ImageUploadResponse.parse(JSON.parse(request.responseText)).imageUrl)
      } catch (error) {
        reject(error)
      }
    }
    request.send(body)
  })
}

/** The message for the seller about a failed upload. */
export function uploadProblem(error: unknown): string {
  return sentenceOf(error, 'Greška pri upload-u slike. Pokušajte ponovo.')
}
