import { ImageUploadResponse } from '@izlog/contracts/http/catalog'
import { pictureForUpload, UnfitPicture } from '../../../shared/picture-for-upload.ts'
import { ApiError, bearer, sentenceOf } from '../../api/client.ts'
import type { ToastContent } from '../../ui/toast-store.ts'

/**
 * Uploads a picture (POST /api/images/upload, multipart field `image`), made smaller where it has to be, and resolves to its address. Uses
 * XMLHttpRequest, because fetch reports no upload progress; `onProgress` gets 0 to 1 of each stage. Throws UnfitPicture and ApiError.
 */
export async function uploadImage(
  file: File,
  onProgress: (stage: 'shrinking' | 'sending', part: number) => void,
): Promise<string> {
  const body = new FormData()
  body.set('image', await pictureForUpload(file, (part) => onProgress('shrinking', part)))
  onProgress('sending', 0)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/images/upload')
  request.withCredentials = true
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress('sending', loaded / total)
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

/** The toast for a failed upload: `title` and the server's sentence, or what is wrong with a file that was not sent. */
export function uploadProblem(error: unknown, title = 'Greška pri upload-u slike. Pokušajte ponovo.'): ToastContent {
  const tone = 'bad'
  if (error instanceof UnfitPicture) return { tone, title: 'Slika nije dodata', description: error.message }
  const description = sentenceOf(error, '')
  return { tone, title, ...(description && { description }) }
}
