import { CATALOG_MESSAGES, IMAGE_MAX_BYTES, ImageUploadResponse } from '@izlog/contracts/http/catalog'
import { ApiError, bearer, sentenceOf } from '../../api/client.ts'

/** The reason why a file cannot be a page's picture (docs/product/builder.md 5); null if it can. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return CATALOG_MESSAGES.notAnImage
  return file.size > IMAGE_MAX_BYTES ? CATALOG_MESSAGES.imageTooLarge : null
}

/**
 * Uploads a picture (POST /api/images/upload, multipart field `image`) and resolves to its address. Uses XMLHttpRequest,
 * because fetch reports no upload progress; `onProgress` gets 0 to 1.
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

/** The message to show for a failed upload. */
export function uploadProblem(error: unknown): string {
  return sentenceOf(error, 'Greška pri upload-u slike. Pokušajte ponovo.')
}
