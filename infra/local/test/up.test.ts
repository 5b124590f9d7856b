import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { OrderPage } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dashboardQueries } from '../src/observability.ts'
import { node24, repoRoot } from '../src/paths.ts'
import { requirePorts } from '../src/run/ports.ts'
import { serviceNames } from '../src/run/services.ts'
import { wantedPorts } from '../src/run/stores.ts'
import { callPorts, defaultPorts } from '../src/run/system-ports.ts'
import { apiOf } from '../src/seed/api.ts'
import { demoOrders } from '../src/seed/demo-orders.ts'
import { demoSeller } from '../src/seed/seed.ts'
import { freshFolder } from '../src/testing/test-stores.ts'

const Numbers = z.object({ data: z.object({ result: z.array(z.unknown()) }) })
const Alerts = z.object({ data: z.object({ alerts: z.array(z.object({ state: z.string() })) }) })
const Rules = z.object({
  data: z.object({ groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), query: z.string() })) })) }),
})

const localDir = join(freshFolder(), 'up')
const { MONGO_URL: _, KAFKA_BROKERS: __, REDIS_URL: ___, ...machine } = process.env
const env = { ...machine, NODE_ENV: '', LOCAL_DIR: localDir, PORT_OFFSET: await freeOffset() }
const ports = defaultPorts(env)
const url = `http://localhost:${ports.gateway}`

/**
 * Finds unused ports. The offset stays below 2000, which would move the gateway to 10080 (browsers and fetch refuse that port), and far
 * below the ports of outgoing connections (32768 and up).
 */
async function freeOffset(): Promise<string> {
  for (let tries = 1; ; tries++) {
    const offset = String(100 * (1 + randomInt(19)))
    const ports = defaultPorts({ PORT_OFFSET: offset })
    const { gateway, simulators, services, stores } = ports
    try {
      await requirePorts({ gateway, simulators, ...services, ...callPorts(ports, serviceNames), ...stores })
      return offset
    } catch (taken) {
      if (tries === 20) throw taken
    }
  }
}

/** Runs a command as npm's scripts do, and returns its complete output. */
function izlog(...words: string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(node24, [join(repoRoot, 'infra/local/src/cli.ts'), ...words], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, code })))
}

const pidOfUp = () => Number.parseInt(readFileSync(join(localDir, 'up.lock'), 'utf8'), 10)

async function ordersOfTheSeller(): Promise<number> {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  return (await api('/api/orders/my', OrderPage, { token })).total
}

afterAll(async () => {
  await izlog('down')
  rmSync(localDir, { recursive: true, force: true })
})

describe('npm run up', { timeout: 300_000 }, () => {
  it('says who has a port that it wants, and leaves nothing running', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(ports.simulators, '127.0.0.1', resolve))
    const { output, code } = await izlog('up')
    await new Promise((resolve) => other.close(resolve))
    expect(output).toMatch(
      new RegExp(`Port ${ports.simulators}, wanted by simulators, is taken by .+ \\(pid ${process.pid}\\)`),
    )
    expect(code).toBe(1)
    expect(await izlog('status')).toMatchObject({ output: expect.stringContaining('Izlog is not running'), code: 1 })
  })

  it('ends with the addresses and logins, and a demo seller who has orders', async () => {
    const { output, code } = await izlog('up', '--detach', '--observe')
    expect(output).toContain('Izlog is ready')
    expect(output).toContain(url)
    expect(output).toContain('prodavac@izlog.test / prodavac-demo-1')
    expect(code).toBe(0)
    // The counters are updated by an event, some time after the orders.
    await until(async () => (await ordersOfTheSeller()) === demoOrders.length)
  })

  it.each(['up', 'up --detach'])('names the running one when it is started again: %s', async (command) => {
    expect(await izlog(...command.split(' '))).toEqual({
      output: expect.stringContaining(`Izlog is already running at ${url}`),
      code: 0,
    })
  })

  it('is not reset while it is running', async () => {
    expect(await izlog('reset')).toEqual({ output: expect.stringContaining('stop it first'), code: 1 })
  })

  it('is shown by status part by part', async () => {
    const { output } = await izlog('status')
    for (const part of [
      'Kafka',
      'Redis',
      'Pebble',
      'simulators',
      'tls-sync',
      'Prometheus',
      'auth',
      'catalog',
      'order',
      'upsell',
      'domain',
      'notifier',
      'gateway',
    ])
      expect(output).toMatch(new RegExp(`${part} +up +\\d+( +\\d+)? +\\d+ MB +\\S+`))
    // Waits until the events of the demo orders are processed, because the next test checks figures that depend on them.
    for (const group of ['notifier.fan-out', 'order.stats'])
      await until(async () => new RegExp(`${group} +Stable +0`).test((await izlog('status')).output))
  })

  it('answers every query of the dashboards with numbers, and no alert fires', async () => {
    const ask = async (path: string) => (await fetch(`http://localhost:${ports.prometheus}/api/v1/${path}`)).json()
    const resultOf = async (expr: string) =>
      Numbers.parse(await ask(`query?query=${encodeURIComponent(expr)}`)).data.result
    const hasNumbers = async (expr: string) => (await resultOf(expr)).length > 0
    for (const expr of dashboardQueries('1m')) await until(() => hasNumbers(expr)).catch(() => expect.fail(expr))
    expect(Alerts.parse(await ask('alerts')).data.alerts.filter(({ state }) => state === 'firing')).toEqual([])
    // It waits two minutes before it fires, so what it asks for is asked here: nothing is missing that does not run here by itself.
    const rules = Rules.parse(await ask('rules')).data.groups.flatMap((group) => group.rules)
    const serviceDown = rules.find(({ name }) => name === 'ServiceDown')
    expect(await resultOf(serviceDown?.query ?? '')).toEqual([])
  })

  it('runs the operator’s commands beside the services', async () => {
    expect(await izlog('republish', 'websites')).toEqual({ output: '3 websites published anew\n', code: 0 })
    const rebuilt = await izlog('rebuild', 'order')
    expect(rebuilt.output).toContain('websites: 3 rebuilt, 0 removed')
    expect(rebuilt.code).toBe(0)
    expect((await izlog('reconcile')).output).toContain(
      `${demoOrders.length} orders recounted, 0 of 2 figures repaired`,
    )
    expect(await izlog('rebuild', 'gateway')).toEqual({ output: expect.stringContaining('order'), code: 1 })
  })

  it('replaces a running service by a new process at another port', async () => {
    const shown = async () =>
      /domain +up +(\d+) +(\d+)/
        .exec((await izlog('status')).output)
        ?.slice(1)
        .map(Number)
    const [pid, port] = (await shown()) ?? []
    expect(port).toBe(ports.services.domain)
    expect(await izlog('replace', 'domain')).toMatchObject({ code: 0 })
    expect((await shown())?.[1]).toBe(ports.further.domain[0])
    expect((await shown())?.[0]).not.toBe(pid)
    expect(await izlog('replace', 'kafka')).toEqual({ output: expect.stringContaining('no service "kafka"'), code: 1 })
  })

  it('starts again after a kill -9, with the data kept', async () => {
    process.kill(pidOfUp(), 'SIGKILL')
    expect(await izlog('up', '--detach')).toEqual({ output: expect.stringContaining('Izlog is ready'), code: 0 })
    await until(async () => (await ordersOfTheSeller()) === demoOrders.length)
  })

  it('gives back every port when it is stopped', async () => {
    expect(await izlog('down')).toEqual({ output: expect.stringContaining('Stopping Izlog'), code: 0 })
    const parts = { mongo: { postgresRoot: '', ferretdb: '' }, kafka: { java: '', libs: '' }, redis: { server: '' } }
    await requirePorts({
      gateway: ports.gateway,
      simulators: ports.simulators,
      smtp: ports.smtp,
      ...ports.services,
      ...ports.custom,
      prometheus: ports.prometheus,
      ...wantedPorts(parts, ports.stores),
    })
  })
})
