import { MAX_UPSELL_IMAGES } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { ImagesField } from '../../shared/images/images-field.tsx'

/** The limit and its texts from docs/product/builder.md 2.7 and 8. */
const LIMIT = {
  max: MAX_UPSELL_IMAGES,
  hint: 'Maksimalno 5 slika • JPG, PNG, WebP.',
  tooMany: UPSELL_MESSAGES.tooManyImages,
  failed: 'Greška pri uploadu slike',
} as const

interface UpsellImagesProps {
  images: readonly string[]
  onChange: (images: string[]) => void
}

/** The pictures of an upsell product, at most five. */
export function UpsellImages(props: UpsellImagesProps) {
  return (
    <div>
      <h4 className="mb-1.5 text-small font-semibold max-md:text-body">
        Slike <span className="ml-1 font-normal text-fg3">nije obavezno</span>
      </h4>
      <ImagesField {...props} columns="grid-cols-3 md:grid-cols-4" limit={LIMIT} />
    </div>
  )
}
