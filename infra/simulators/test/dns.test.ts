import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@izlog/local/run/ports'
import { expect, it, onTestFinished } from 'vitest'
import { simulators } from './start.ts'

function asking(port: number): Resolver {
  const resolver = new Resolver({ timeout: 60_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${port}`])
  return resolver
}

it('answers with the records that were set, an address behind an alias too, and keeps them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulators-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [dnsPort = 0] = await freePorts(1)
  const options = { dnsPort, dataFile: join(folder, 'memory.json') }
  const first = await simulators(options)
  expect(await first.put('/dns/radnja.rs/TXT', ['izlog-verification=1', 'v=spf1 -all'])).toMatchObject({ status: 200 })
  await first.put('/dns/radnja.rs/A', ['127.0.0.1'])
  await first.put('/dns/www.Radnja.rs/CNAME', ['radnja.rs'])
  const dns = asking(dnsPort)
  expect(await dns.resolveTxt('radnja.rs')).toEqual([['izlog-verification=1'], ['v=spf1 -all']])
  expect(await dns.resolveCname('www.radnja.rs')).toEqual(['radnja.rs'])
  expect(await dns.resolve4('www.radnja.rs')).toEqual(['127.0.0.1'])
  await expect(dns.resolve4('nepoznato.rs')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  expect(await first.put('/dns/radnja.rs/A', ['nije-adresa'])).toMatchObject({ status: 400 })
  expect(await first.put('/dns/radnja.rs/MX', ['mail.rs'])).toMatchObject({ status: 400 })
  expect(await first.remove('/dns/radnja.rs/TXT')).toMatchObject({ status: 204 })
  await first.stop()

  await simulators(options)
  expect(await asking(dnsPort).resolve4('radnja.rs')).toEqual(['127.0.0.1'])
  await expect(asking(dnsPort).resolveTxt('radnja.rs')).rejects.toMatchObject({ code: 'ENODATA' })
})
