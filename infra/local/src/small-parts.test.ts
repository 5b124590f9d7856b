import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { behind } from '@izlog/kit/bus/group-metrics'
import { describe, expect, it } from 'vitest'
import { environmentFile } from './run/environment-file.ts'
import { newClusterId } from './run/kafka.ts'
import { truncated } from './terminal.ts'
import { hashOf } from './web-build.ts'

describe('the progress line', () => {
  it('is cut to the width of the terminal, whatever its colours', () => {
    const line = '\u001b[32mKafka\u001b[0m and much more'
    expect(truncated(line, 9)).toBe('\u001b[32mKafka\u001b[0m an')
    expect(truncated('short', 80)).toBe('short')
  })
})

describe("the id of Kafka's cluster", () => {
  it('never looks like an option', () => {
    const ids = Array.from({ length: 256 }, (_, first) => newClusterId(Buffer.alloc(16, first)))
    expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([22]))
  })
})

describe('the file of a service’s environment', () => {
  it('is read by Node as it was written, keys on one line', () => {
    const file = environmentFile({ KEY: 'BEGIN\nend #1\n', LIST: '{"a":"b c"}', PORT: '3003' })
    expect(parseEnv(file)).toEqual({ KEY: 'BEGIN\\nend #1\\n', LIST: '{"a":"b c"}', PORT: '3003' })
  })
})

describe('lag', () => {
  it('is what lies between the stored offset and the end', () => {
    expect(behind(7, 0, 10)).toBe(3)
  })
  it('counts from the oldest message there is when nothing was stored or it was removed since', () => {
    expect(behind(-1, 4, 10)).toBe(6)
    expect(behind(2, 4, 10)).toBe(6)
  })
})

describe("the hash of the web's sources", () => {
  it('changes with a content, a name and a new file, and not with what was made from them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'izlog-hash-'))
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'a.ts'), '1')
    const first = hashOf([folder])
    writeFileSync(join(folder, 'dist/a.js'), '1')
    expect(hashOf([folder])).toBe(first)
    writeFileSync(join(folder, 'a.ts'), '2')
    const second = hashOf([folder])
    writeFileSync(join(folder, 'b.ts'), '')
    const third = hashOf([folder])
    expect(new Set([first, second, third]).size).toBe(3)
    rmSync(folder, { recursive: true })
  })
})
