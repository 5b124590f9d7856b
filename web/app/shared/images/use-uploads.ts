import { useCallback, useState } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { randomKey } from '../random-key.ts'
import { uploadImage, uploadProblem } from './upload-image.ts'

/** A running upload: `preview` is a local address, `part` is 0 to 1 of its stage, `replaces` is the address of the picture to replace. */
export interface Upload {
  readonly id: string
  readonly preview: string
  readonly stage: 'waiting' | 'shrinking' | 'sending'
  /** Its place among the files that were chosen together, from 1, and their number. */
  readonly place: number
  readonly of: number
  readonly part: number
  readonly replaces: string | null
}

/** Uploads files one by one, to keep their order. `onUploaded` gets each address; `failed` is the title of the toast for a failure. */
export function useUploads(onUploaded: (url: string, replaces: string | null) => void, failed?: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const upload = useCallback(
    async (files: readonly File[], replaces: string | null = null) => {
      const queue = files.map((file, index) => ({
        file,
        id: randomKey(),
        preview: URL.createObjectURL(file),
        place: index + 1,
      }))
      const begun = { stage: 'waiting', part: 0, of: files.length, replaces } as const
      setUploads((waiting) => [...waiting, ...queue.map(({ file: _file, ...each }) => ({ ...each, ...begun }))])
      for (const { file, id, preview } of queue) {
        const report = (stage: Upload['stage'], part: number) =>
          setUploads((waiting) => waiting.map((each) => (each.id === id ? { ...each, stage, part } : each)))
        try {
          onUploaded(await uploadImage(file, report), replaces)
        } catch (error) {
          toast(uploadProblem(error, failed))
        } finally {
          setUploads((waiting) => waiting.filter((each) => each.id !== id))
          URL.revokeObjectURL(preview)
        }
      }
    },
    [onUploaded, failed],
  )
  return { uploads, upload }
}
