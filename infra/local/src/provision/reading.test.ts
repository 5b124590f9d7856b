import { describe, expect, it } from 'vitest'
import { installCommand } from './debian-packages.ts'
import { pickMirror } from './postgres-root.ts'
import { versionIn } from './toolchains.ts'

describe("reading the machine's own configuration", () => {
  it('takes the mirror of Debian itself, not of its security updates or of others', () => {
    const targets = [
      'https://packages.example/node|Example|Example',
      'https://mirror.example/debian-security/|Debian|Debian-Security',
      'https://mirror.example/debian/|Debian|Debian',
      '',
    ].join('\n')
    expect(pickMirror(targets)).toBe('https://mirror.example/debian/')
    expect(pickMirror('')).toBeUndefined()
  })

  it.each([
    ['go version go1.26.8 linux/amd64', [1, 26]],
    ['openjdk version "17.0.15" 2025-04-15', [17, 0]],
    ['openjdk version "25" 2025-09-16', [25, 0]],
    ['nothing of the kind', [0, 0]],
  ])('reads the version of %s', (text, version) => {
    expect(versionIn(text)).toEqual(version)
  })

  it('says one command that installs everything', () => {
    expect(installCommand(['nginx', 'redis-server'])).toBe(
      'apt-get update && apt-get install -y --no-install-recommends nginx redis-server',
    )
  })
})
