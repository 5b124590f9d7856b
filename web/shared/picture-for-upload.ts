import { IMAGE_MAX_BYTES, IMAGE_MESSAGES } from '@izlog/contracts/domain/image-upload'

/** The long side of a picture that was made smaller, in pixels: pages show none wider than 1600. */
const MAX_SIDE = 2400
/** Falling, until the picture fits; a photo of 2400 pixels fits with the first. */
const QUALITIES = [0.86, 0.7, 0.5]
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i
/** Drawing would keep only the first frame of an animation, and turn a drawing into pixels. */
const KEPT_WHOLE = new Set(['image/gif', 'image/svg+xml'])

/** A file that cannot become a picture of a page; the message is what to do. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'
}

/**
 * The picture as it is sent: as chosen where the server takes it, else drawn again as a smaller JPEG. That is so for files above 5 MB, and for
 * HEIC, which only browsers of its maker can read. `onShrinking` gets 0 to 1 meanwhile, and nothing for a file that goes out as it is.
 * Throws UnfitPicture for files that are no picture, and for those that cannot be drawn.
 */
export async function pictureForUpload(
  file: File,
  onShrinking: (part: number) => void = () => undefined,
): Promise<File> {
  const isHeic = HEIC.test(file.type) || HEIC.test(file.name)
  if (!isHeic && !file.type.startsWith('image/')) throw new UnfitPicture(IMAGE_MESSAGES.notAnImage)
  if (!isHeic && file.size <= IMAGE_MAX_BYTES) return file
  const smaller = KEPT_WHOLE.has(file.type) ? undefined : await drawnSmaller(file, onShrinking).catch(() => undefined)
  if (!smaller) throw new UnfitPicture(isHeic ? IMAGE_MESSAGES.heicUnreadable : IMAGE_MESSAGES.imageTooLarge)
  return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

async function drawnSmaller(file: File, onShrinking: (part: number) => void): Promise<Blob | undefined> {
  onShrinking(0)
  const picture = await createImageBitmap(file)
  // Reading takes about as long as writing; browsers report the progress of neither.
  onShrinking(0.5)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: what was transparent would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= IMAGE_MAX_BYTES) {
      onShrinking(1)
      return blob
    }
  }
  return undefined
}
