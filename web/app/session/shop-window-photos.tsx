import pillow from '../photos/jastuk-1.webp'
import lamp from '../photos/lampa-1.webp'
import massager from '../photos/masazer-1.webp'
import roller from '../photos/roler-za-lice.webp'
import speaker from '../photos/zvucnik.webp'
import { Awning } from '../ui/awning.tsx'

/** Pictures of products below an awning; they are cut off at the right and the bottom. */
export function ShopWindowPhotos() {
  return (
    <div aria-hidden="true" className="mt-9 flex-1 overflow-hidden rounded-tl-card bg-t50">
      <Awning scallop={52} gap="fill-white" className="text-t600" />
      <div className="flex w-max flex-col gap-4 p-7">
        <div className="flex gap-4">
          <Photo src={pillow} width={400} height={240} />
          <Photo src={lamp} width={240} height={240} />
        </div>
        <div className="flex gap-4">
          <Photo src={massager} width={192} height={192} />
          <Photo src={speaker} width={192} height={192} />
          <Photo src={roller} width={192} height={192} />
        </div>
      </div>
    </div>
  )
}

const Photo = (picture: { src: string; width: number; height: number }) => (
  <img {...picture} alt="" className="rounded-card" />
)
