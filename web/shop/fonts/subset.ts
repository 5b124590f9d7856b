import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { COMMON } from '../server/fonts.ts'

/**
 * Makes the font files of this folder from those of the packages: the letters of COMMON, the weights that the sheets use, no
 * hinting (today's screens need none). Run it when one of these changes: `node web/shop/fonts/subset.ts`, with
 * fontTools on the path (`pip install fonttools brotli`). The results are committed, so that a build needs no fontTools.
 */
const SOURCES = [
  { font: 'hanken-grotesk', style: 'normal', weights: 'wght=400:800' },
  { font: 'newsreader', style: 'normal', weights: 'wght=400:700' },
  { font: 'newsreader', style: 'italic', weights: 'wght=400:700' },
] as const
const PARTS = [
  { from: 'latin', part: 'basic', range: COMMON.basic },
  { from: 'latin-ext', part: 'serbian', range: COMMON.serbian },
] as const

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
const { resolve } = createRequire(import.meta.url)

for (const { font, style, weights } of SOURCES)
  for (const { from, part, range } of PARTS) {
    const source = resolve(`@fontsource-variable/${font}/files/${font}-${from}-wght-${style}.woff2`)
    const fitting = path.join(folder, 'weights.ttf')
    execFileSync('fonttools', ['varLib.instancer', source, weights, '--output', fitting], { stdio: 'inherit' })
    execFileSync(
      'pyftsubset',
      [
        fitting,
        `--unicodes=${range}`,
        '--layout-features=kern,mark,mkmk,ccmp,locl,liga,tnum,rvrn',
        '--no-hinting',
        '--flavor=woff2',
        `--output-file=${path.join(import.meta.dirname, `${font}-${part}-wght-${style}.woff2`)}`,
      ],
      { stdio: 'inherit' },
    )
  }
rmSync(folder, { recursive: true })
