import { MANY_AT_ONCE, ORDERS_IN_FILE_HEADER } from '@izlog/contracts/http/many-orders'
import { api } from '../../../api/client.ts'

/** A file's name with its number where there are several: 'nalepnice-2.pdf'. */
const numbered = (name: string, part: number, parts: number): string =>
  parts === 1 ? name : name.replace(/(?=\.\w+$)/, `-${part}`)

/**
 * Downloads a file of these orders, or several where they are more than one call takes. Returns how many orders the files hold: fewer than asked for
 * where some are erased.
 */
export async function downloadOrders(
  path: string,
  ids: readonly number[],
  more: Readonly<Record<string, unknown>>,
  name: string,
): Promise<number> {
  const parts = Math.ceil(ids.length / MANY_AT_ONCE)
  let inFiles = 0
  for (let part = 0; part < parts; part++) {
    const chunk = ids.slice(part * MANY_AT_ONCE, (part + 1) * MANY_AT_ONCE)
    const response = await api.file(path, { ids: chunk, ...more })
    save(await response.blob(), numbered(name, part + 1, parts))
    inFiles += Number(response.headers.get(ORDERS_IN_FILE_HEADER) ?? chunk.length)
  }
  return inFiles
}

/** Downloads the file that a POST answers. */
export async function downloadFile(path: string, body: unknown, name: string): Promise<void> {
  save(await (await api.file(path, body)).blob(), name)
}

/** Time for the browser to begin the download before its address goes. */
const KEPT_MS = 60_000

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
