import type { Picture } from '@izlog/contracts/domain/picture'
import { IMAGE_MAX_BYTES } from '@izlog/contracts/http/catalog'
import { invalid } from '@izlog/kit/errors'
import pLimit from 'p-limit'
import { Unreachable } from '../adapters/fetch/safe-fetcher.ts'
import { NotAPicture, TooManyPixels } from '../adapters/files/re-encode.ts'
import { hashOfOwn, pictureOf } from '../domain/pictures.ts'
import { keepPicture } from './keep-picture.ts'
import type { Ports } from './ports.ts'

/** Pictures fetched at the same time for one page. */
const AT_ONCE = 4
/** Pictures fetched at the same time for all pages of this process: each takes up to 5 MB of memory until it is stored. */
const limitFetches = pLimit(6)

export type CollectDeps = Pick<Ports, 'pictures' | 'files' | 'fetcher' | 'publicUrl' | 'log'>

/** Rejects addresses that cannot be pictures before any slow work starts. Throws `invalid`. */
export async function checkPictureAddresses(deps: CollectDeps, addresses: readonly string[]): Promise<void> {
  const faults = await Promise.all(
    addresses.map(async (address, index) => {
      const path = `images.${index}`
      const hash = hashOfOwn(address, deps.publicUrl)
      if (hash)
        return (await deps.pictures.find(hash))
          ? []
          : [{ path, message: 'Slika više nije sačuvana. Dodajte je ponovo.' }]
      return isHttp(address) ? [] : [{ path, message: 'Adresa slike mora početi sa http:// ili https://' }]
    }),
  )
  if (faults.flat().length > 0) throw invalid(faults.flat())
}

/** Whether at least one of these pictures has to be fetched from a foreign address. */
export const isFetched = (
  { publicUrl }: Pick<CollectDeps, 'publicUrl'>,
  addresses: readonly string[],
  known: readonly Picture[],
): boolean => addresses.some((address) => !hashOfOwn(address, publicUrl) && !known.some(({ url }) => url === address))

/** The pictures at these addresses, without duplicates. `known` pictures and our own are returned as stored; others are fetched and stored. A picture that cannot be fetched keeps its foreign address. Throws the abort reason of `signal`. */
export async function collectPictures(
  deps: CollectDeps,
  addresses: readonly string[],
  { known = [], signal }: { known?: readonly Picture[]; signal?: AbortSignal } = {},
): Promise<Picture[]> {
  const found: Picture[] = []
  for (let first = 0; first < addresses.length; first += AT_ONCE) {
    const few = addresses.slice(first, first + AT_ONCE)
    found.push(
      ...(await Promise.all(
        few.map((address) => known.find(({ url }) => url === address) ?? collect(deps, address, signal)),
      )),
    )
  }
  return found.filter(({ url }, index) => found.findIndex((other) => other.url === url) === index)
}

async function collect(deps: CollectDeps, address: string, signal: AbortSignal | undefined): Promise<Picture> {
  const hash = hashOfOwn(address, deps.publicUrl)
  const own = hash && (await deps.pictures.find(hash))
  if (own) return pictureOf(own)
  try {
    return await limitFetches(async () => {
      const { bytes } = await deps.fetcher.read(address, IMAGE_MAX_BYTES, signal)
      return pictureOf(await keepPicture(deps, bytes, signal))
    })
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof NotAPicture || error instanceof TooManyPixels)) throw error
    deps.log.info({ err: error.message }, 'picture stays where it is')
    return { url: address, width: 0, height: 0, widths: [] }
  }
}

const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
