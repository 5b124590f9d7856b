import { Link as LinkIcon } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError, frameClass, inputClass } from '../../../ui/field.tsx'
import type { ProductValues } from './draft.ts'
import { movedImage, withImage, withoutImage } from './image-list.ts'
import { ImageTile, UploadTile } from './image-tile.tsx'
import { AddTile } from './image-tile-add.tsx'
import { useUploads } from './use-uploads.ts'

/** Pictures: from files, dropped, pasted or by link; the first is the main one (builder spec 2.1 and 5). */
export function ImagesCard() {
  const { control, setValue, getValues, formState } = useFormContext<ProductValues>()
  const images = useWatch({ control, name: 'images' })
  const setImages = useCallback(
    (next: string[]) => setValue('images', next, { shouldValidate: true, shouldDirty: true }),
    [setValue],
  )
  const { uploads, upload } = useUploads(
    useCallback((url: string) => setImages(withImage(getValues('images'), url)), [getValues, setImages]),
  )
  const [over, setOver] = useState(false)

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      void upload(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [upload])

  const error = formState.errors.images?.message
  return (
    <Card
      className={cx('p-3.5 md:p-5', over && 'outline-2 outline-dashed outline-brand')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void upload([...event.dataTransfer.files])
      }}
    >
      <h2 className="mb-3 text-section font-bold">Slike</h2>
      <ul className="grid grid-cols-3 gap-2.5 md:grid-cols-5">
        {images.map((url, index) => (
          <ImageTile
            key={url}
            url={url}
            place={index}
            onMove={(dragged, to) => setImages(movedImage(images, dragged, to))}
            onRemove={() => setImages(withoutImage(images, url))}
          />
        ))}
        {uploads.map((each) => (
          <UploadTile key={each.id} upload={each} />
        ))}
        <AddTile onFiles={(files) => void upload(files)} invalid={Boolean(error)} />
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <AddByLink images={images} onAdd={(url) => setImages(withImage(images, url))} />
      <p className="mt-2.5 text-small text-fg3">
        JPG, PNG, GIF ili WebP do 5&nbsp;MB. Prva slika je glavna,{' '}
        <span className="max-md:hidden">prevucite za drugi redosled.</span>
        <span className="md:hidden">zvezdica postavlja drugu na prvo mesto.</span>
      </p>
    </Card>
  )
}

function AddByLink({ images, onAdd }: { images: readonly string[]; onAdd: (url: string) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = () => {
    const url = typed.trim()
    if (!/^https?:\/\/\S+\.\S+/.test(url))
      return setProblem('Mora biti validan link, na primer https://prodavnica.rs/jastuk.jpg')
    if (images.includes(url)) return setProblem('Ova slika je već dodata')
    onAdd(url)
    setTyped('')
    setProblem(null)
  }
  return (
    <>
      <div className="mt-4 flex gap-2">
        <div className={cx(frameClass(problem !== null), 'min-w-0 flex-1')}>
          <LinkIcon className="-mr-1 ml-3 size-4 shrink-0 text-fg3" aria-hidden="true" />
          <input
            type="url"
            inputMode="url"
            aria-label="Link slike"
            aria-invalid={problem !== null}
            placeholder="https://"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            className={inputClass}
          />
        </div>
        <Button onClick={add} disabled={typed.trim() === ''} className="h-field">
          Dodaj link
        </Button>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  )
}
