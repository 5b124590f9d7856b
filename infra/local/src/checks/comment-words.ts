import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trackedFiles } from './tracked-files.ts'

/** The clear cases. Other words of words.ts are plain English in a sentence: "the price is known", "a harmless delay". */
const UNCLEAR =
  /\b(?:tell(?:s|ing)?|told|says?|saying|said|hears?|hearing|heard|born|held|touched|stirred|patiently|once more)\b(?!-)/i

const SOURCE = /[.](?:tsx?|cjs|css)$/
const CONFIGURATION = /[.](?:template|conf|sh|envsh)$/
/** Not searched: tests are stories of what a person sees and reads. */
const TEST = /[.]test[.]tsx?$|\/(?:test|testing)\//

/** One line per comment with an unclear word, `file:line: comment`. Only whole lines of comments, outside tests. */
export async function unclearCommentsIn(root: string): Promise<string[]> {
  const files = (await trackedFiles(root)).filter((file) => !TEST.test(file))
  const faults = files.map(async (file) => {
    const comment = SOURCE.test(file) ? /^\s*(?:\/\/|\/?\*)/ : CONFIGURATION.test(file) ? /^\s*#(?!!)/ : undefined
    if (!comment) return []
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    return lines.flatMap((line, index) =>
      comment.test(line) && UNCLEAR.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )
  })
  return (await Promise.all(faults)).flat()
}
