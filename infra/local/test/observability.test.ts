import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '@izlog/kit/telemetry/instruments'
import { exposedNames } from '@izlog/kit/telemetry/metrics'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { dashboardQueries, observabilityDir } from '../src/observability.ts'
import { run } from '../src/shell.ts'
import { freshFolder } from '../src/testing/test-stores.ts'

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const RuleTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).optional() })),
    }),
  ),
})
const read = (name: string): unknown => parse(readFileSync(join(observabilityDir, name), 'utf8'))
const rules = Rules.parse(read('alerts.yaml')).groups.flatMap((group) => group.rules)

it('has alert rules that fire on what they are for, each with a test', async () => {
  await run('promtool', ['test', 'rules', join(observabilityDir, 'alerts.test.yaml')])
  const fired = RuleTests.parse(read('alerts.test.yaml')).tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.filter(({ exp_alerts = [] }) => exp_alerts.length > 0).map(({ alertname }) => alertname),
  )
  expect(new Set(fired)).toEqual(new Set(rules.map(({ alert }) => alert)))
})

it('has dashboards whose queries Prometheus reads', async () => {
  const recorded = dashboardQueries('5m').map((expr, index) => ({ record: `q${index}`, expr }))
  const folder = freshFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'queries.yaml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: recorded }] }))
  expect(recorded.length).toBeGreaterThan(20)
  await run('promtool', ['check', 'rules', file])
})

it('names no metric that no service has, and leaves out none', () => {
  const asked = [...dashboardQueries('5m'), ...rules.map(({ expr }) => expr)]
  const named = new Set(asked.flatMap((expr) => expr.match(/\bizlog_\w+/g) ?? []))
  expect([...named].filter((name) => !exposedNames.has(name))).toEqual([])
  const histogramParts = /_(bucket|count|sum)$/
  const unseen = [...exposedNames].filter(
    (name) => !named.has(name) && !(histogramParts.test(name) && named.has(name.replace(histogramParts, '_bucket'))),
  )
  expect(unseen).toEqual([])
})
