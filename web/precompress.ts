import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .gz and .br beside every text file of the given folders; nginx serves them as they are. */
for (const folder of process.argv.slice(2)) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const { parentPath, name } of files) await compress(path.join(parentPath, name))
  console.log(`${folder}: ${files.length} files compressed`)
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [gz, br] = await Promise.all([
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
}
