import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AddByLink } from './add-by-link.tsx'
import { AddTile } from './add-tile.tsx'
import { movedImage, replacedImage, withImage, withoutImage } from './image-list.ts'
import { ImageTile, UploadTile } from './image-tile.tsx'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

interface ImagesFieldProps {
  /** The path of the list in its form; the pictures' own are `name.0`, `name.1`… */
  name?: string
  images: readonly string[]
  onChange: (images: string[]) => void
  error?: string | undefined
  /** The grid's columns, as CSS classes. */
  columns: string
  /** True where a picture can be replaced by another. */
  replaceable?: boolean
  /** The maximum number of pictures, with its texts. */
  limit?: ImageLimit
  /** Pasted pictures go into this field; of the fields of a screen only one can take them. */
  takesPastes?: boolean
}

/** The texts of a maximum; `tooMany` and `failed` are titles of toasts. */
interface ImageLimit {
  readonly max: number
  readonly hint: string
  readonly tooMany: string
  readonly failed?: string
}

/** A field for pictures: chosen, dropped, pasted or added by link. The first is the main picture (docs/product/builder.md 2.1 and 5). */
export function ImagesField(props: ImagesFieldProps) {
  const { name, images, onChange, error, columns, replaceable = false, limit, takesPastes = true } = props
  // An upload changes the latest list, not the list from its start and not the rendered one:
  // two uploads can finish before the next render, and the second would drop the first picture.
  const latest = useRef({ images, onChange })
  useLayoutEffect(() => {
    latest.current = { images, onChange }
  })
  const { uploads, upload } = useUploads(
    useCallback((url: string, replaces: string | null) => {
      const { images: now, onChange: change } = latest.current
      const next = replaces !== null && now.includes(replaces) ? replacedImage(now, replaces, url) : withImage(now, url)
      latest.current = { images: next, onChange: change }
      change(next)
    }, []),
    limit?.failed,
  )
  const coming = uploads.filter(({ replaces }) => replaces === null).length
  const room = limit ? Math.max(0, limit.max - images.length - coming) : Number.POSITIVE_INFINITY
  const tooMany = limit?.tooMany ?? ''
  const uploadNew = useCallback(
    (files: readonly File[]) => {
      if (files.length > room) toast({ tone: 'bad', title: tooMany })
      return upload(files.slice(0, room))
    },
    [upload, room, tooMany],
  )
  const [over, setOver] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  /** The picture's button goes with it; the focus moves on to the next one's. */
  const remove = (url: string, place: number) => {
    const { children } = list.current ?? {}
    const [next, previous] = [children?.[place + 1], children?.[place - 1]]
    const button = next?.querySelector('button') ?? previous?.querySelector('button') ?? next?.querySelector('input')
    button?.focus()
    onChange(withoutImage(images, url))
  }

  useEffect(() => {
    if (!takesPastes) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      void uploadNew(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [uploadNew, takesPastes])

  return (
    <section
      aria-label="Slike, ovde se mogu i prevući"
      className={cx('rounded-control', over && 'outline-2 outline-offset-8 outline-dashed outline-brand')}
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
        void uploadNew([...event.dataTransfer.files])
      }}
    >
      <ul ref={list} className={cx('grid gap-2.5', columns)}>
        {images.map((url, index) => {
          const incoming = uploads.find(({ replaces }) => replaces === url)
          if (incoming) return <UploadTile key={url} upload={incoming} />
          return (
            <ImageTile
              key={url}
              name={name && `${name}.${index}`}
              url={url}
              place={index}
              last={index === images.length - 1}
              onMove={(dragged, to) => onChange(movedImage(images, dragged, to))}
              onRemove={() => remove(url, index)}
              {...(replaceable && { onReplace: (file: File) => void upload([file], url) })}
            />
          )
        })}
        {uploads
          .filter(({ replaces }) => replaces === null || !images.includes(replaces))
          .map((each) => (
            <UploadTile key={each.id} upload={each} />
          ))}
        {room > 0 && <AddTile name={name} onFiles={(files) => void uploadNew(files)} invalid={Boolean(error)} />}
      </ul>
      <UploadLine uploads={uploads} />
      {error && <FieldError>{error}</FieldError>}
      {room > 0 && <AddByLink images={images} onAdd={(url) => onChange(withImage(images, url))} />}
      <p className="mt-2.5 text-small text-fg3 empty:hidden">
        {limit ? limit.hint : 'JPG, PNG, GIF ili WebP; veće od 5\u00a0MB smanjujemo sami.'}
        {limit?.max !== 1 && (
          <>
            {' '}
            Prva slika je glavna, <span className="max-md:hidden">prevucite za drugi redosled.</span>
            <span className="md:hidden">strelice menjaju redosled.</span>
          </>
        )}
      </p>
    </section>
  )
}
