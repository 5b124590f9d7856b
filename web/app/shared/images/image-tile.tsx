import { ChevronLeft, ChevronRight, RefreshCw, Star, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Thumb } from '../../ui/thumb.tsx'
import type { Upload } from './use-uploads.ts'

interface ImageTileProps {
  /** The path of the picture in its form. */
  name: string | undefined
  url: string
  place: number
  last: boolean
  /** Moves a picture to a position; a drop on this tile moves the dragged picture here. */
  onMove: (url: string, to: number) => void
  onRemove: () => void
  /** Undefined where pictures can be removed but not replaced. */
  onReplace?: (by: File) => void
}

const DRAGGED = 'text/x-izlog-image'

const SMALL =
  'absolute grid size-7 place-items-center rounded-control bg-white text-n900 shadow-1 after:absolute after:-inset-2 after:md:hidden'
const WHEN_POINTED_AT =
  'transition-opacity duration-120 md:opacity-0 md:focus-visible:opacity-100 md:group-hover:opacity-100'

/** A picture of the page, which can be moved by dragging or arrows, made the main picture, replaced or removed. */
export function ImageTile({ name, url, place, last, onMove, onRemove, onReplace }: ImageTileProps) {
  const [over, setOver] = useState(false)
  const main = place === 0
  const mark = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement>(null)
  // A tile that moves in the document loses the focus, and at an end of the list one of its arrows is gone.
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button) (button.isConnected ? button : mark.current)?.focus()
  })
  const move = (event: { currentTarget: HTMLElement }, to: number) => {
    if (to === place || to < 0 || (last && to > place)) return
    pressed.current = event.currentTarget
    onMove(url, to)
  }
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, url)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const dragged = event.dataTransfer.getData(DRAGGED)
        if (!dragged) return
        event.preventDefault()
        onMove(dragged, place)
      }}
      className={cx('group relative aspect-square cursor-grab rounded-control', over && 'outline-2 outline-brand')}
    >
      <Thumb src={url} className="pointer-events-none size-full" />
      <button
        type="button"
        aria-label={`Ukloni sliku ${place + 1}`}
        onClick={onRemove}
        className={cx(SMALL, 'top-1.5 right-1.5')}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      <button
        ref={mark}
        type="button"
        name={name}
        aria-label={
          main
            ? `Slika 1, glavna. Strelice menjaju redosled.`
            : `Slika ${place + 1}: postavi kao glavnu. Strelice menjaju redosled.`
        }
        onClick={(event) => move(event, 0)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') move(event, place - 1)
          if (event.key === 'ArrowRight') move(event, place + 1)
        }}
        className={cx(
          'absolute bottom-1.5 left-1.5 flex h-6 items-center gap-1 rounded-tag px-1.5 text-tiny font-semibold after:absolute after:-inset-2.5 after:md:hidden',
          main ? 'bg-n900 text-white' : cx('bg-white text-n900 shadow-1', WHEN_POINTED_AT),
        )}
      >
        {main ? 'Glavna' : <Star className="size-3.5" aria-hidden="true" />}
      </button>
      {onReplace && <ReplaceButton place={place} onReplace={onReplace} />}
      <span className="absolute right-1.5 bottom-1.5 flex gap-4 *:relative md:gap-1">
        {!main && (
          <button
            type="button"
            aria-label={`Pomeri sliku ${place + 1} napred`}
            onClick={(event) => move(event, place - 1)}
            className={cx(SMALL, WHEN_POINTED_AT)}
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
          </button>
        )}
        {!last && (
          <button
            type="button"
            aria-label={`Pomeri sliku ${place + 1} nazad`}
            onClick={(event) => move(event, place + 1)}
            className={cx(SMALL, WHEN_POINTED_AT)}
          >
            <ChevronRight className="size-4" aria-hidden="true" />
          </button>
        )}
      </span>
    </li>
  )
}

function ReplaceButton({ place, onReplace }: { place: number; onReplace: (by: File) => void }) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={`Zameni sliku ${place + 1}`}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onReplace(file)
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        title="Zameni sliku"
        className={cx(
          SMALL,
          'top-1.5 left-1.5 peer-focus-visible:outline-2 peer-focus-visible:outline-focus md:peer-focus-visible:opacity-100',
          WHEN_POINTED_AT,
        )}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
      </label>
    </>
  )
}

/** A picture that is being made smaller or uploaded; one of a browser that cannot show its format stays a plain tile. */
export function UploadTile({ upload: { preview, stage, part } }: { upload: Upload }) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-well">
      <img src={preview} alt="" className="size-full object-cover opacity-40" />
      <progress
        aria-label={stage === 'shrinking' ? 'Smanjujemo sliku' : 'Šaljemo sliku'}
        value={part}
        max={1}
        className="absolute inset-x-2.5 top-1/2 h-1 w-auto overflow-hidden rounded-full bg-white [&::-moz-progress-bar]:bg-t600 [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:bg-t600 [&::-webkit-progress-value]:transition-[width]"
      />
    </li>
  )
}
