import { useEffect, useState } from 'react'

/** Those of the addresses at which this browser gets no picture. */
export function useBrokenPictures(addresses: readonly string[]): readonly string[] {
  const [broken, setBroken] = useState<readonly string[]>([])
  const all = addresses.join('\n')
  useEffect(() => {
    const pictures = all === '' ? [] : all.split('\n').map(pictureAt)
    for (const picture of pictures)
      picture.onerror = () => setBroken((before) => [...new Set([...before, picture.dataset.address ?? ''])])
    return () => {
      for (const picture of pictures) picture.onerror = null
    }
  }, [all])
  return broken
}

function pictureAt(address: string): HTMLImageElement {
  const picture = new Image()
  picture.dataset.address = address
  picture.src = address
  return picture
}
