import { ImageUp, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Photo } from '../parts/photo.tsx'
import type { OwnerDraft } from './owner-draft.ts'
import { type OwnedPage, savePage, uploadPicture } from './owners-api.ts'

const DOING = { shrinking: 'Smanjujemo sliku…', sending: 'Šaljemo sliku…' } as const

interface PictureDialogProps {
  page: OwnedPage
  /** Index of the picture that is replaced. */
  place: number
  draft: OwnerDraft
  onClose: () => void
  onReplaced: () => void
  onFailed: (why: string) => void
}

/** Replaces a picture by another from a file or an address (docs/product/builder.md 2.3, 5 and 7). */
export function PictureDialog({ page, place, draft, onClose, onReplaced, onFailed }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<keyof typeof DOING | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const replaceBy = async (addressOfNew: () => Promise<string>) => {
    setFault(null)
    setBusy('sending')
    try {
      const url = await addressOfNew()
      const saved = await draft.saveBeside((now) => {
        const urls = now.images.map((picture) => picture.url)
        const images = place < urls.length ? urls.map((old, index) => (index === place ? url : old)) : [...urls, url]
        return savePage(now, { images })
      })
      if (!saved) throw new Error('Slika nije sačuvana. Stara je ostala na stranici.')
      onReplaced()
      onClose()
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      setFault(why)
      onFailed(why)
    } finally {
      setBusy(null)
    }
  }
  const takeFile = (file: File | null | undefined) => {
    if (file) replaceBy(() => uploadPicture(file, setBusy))
  }
  const takeAddress = (event: FormEvent) => {
    event.preventDefault()
    const url = address.trim()
    if (!url) setFault('Unesite adresu slike')
    else if (page.images.some((picture) => picture.url === url)) setFault('Ova slika je već na listi')
    else replaceBy(async () => url)
  }

  return (
    <dialog
      ref={dialog}
      className="owner-dialog"
      aria-labelledby="owner-picture"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        takeFile(event.dataTransfer?.files[0])
      }}
    >
      <header>
        <h2 id="owner-picture">Zamena slike</h2>
        <button type="button" aria-label="Zatvori" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <Photo picture={page.images[place]} alt="Sadašnja slika" sizes="360px" />
      <label className="owner-file">
        <ImageUp size={22} aria-hidden="true" />
        <span role="status">{busy ? DOING[busy] : 'Izaberite sliku ili je prevucite ovde'}</span>
        <input
          type="file"
          accept="image/*"
          disabled={busy !== null}
          onChange={({ currentTarget }) => {
            takeFile(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      <form onSubmit={takeAddress} noValidate>
        <label htmlFor="owner-address">ili adresa slike na internetu</label>
        <div>
          <input
            id="owner-address"
            type="url"
            inputMode="url"
            placeholder="https://"
            value={address}
            aria-describedby="owner-fault"
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <button type="submit" disabled={busy !== null}>
            Zameni
          </button>
        </div>
      </form>
      <p id="owner-fault" className="owner-fault" role="alert">
        {fault}
      </p>
    </dialog>
  )
}
