import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { repoRoot } from './paths.ts'

export const observabilityDir = join(repoRoot, 'infra/observability')

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})

/** The queries of all dashboards, with this range in the place of the one that Grafana chooses. */
export const dashboardQueries = (range: string): string[] =>
  readdirSync(observabilityDir)
    .filter((name) => /^dashboard-.+\.json$/.test(name))
    .flatMap((name) => Dashboard.parse(JSON.parse(readFileSync(join(observabilityDir, name), 'utf8'))).panels)
    .flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', range)))
