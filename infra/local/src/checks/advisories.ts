import { parseJson } from '@izlog/contracts/domain/parse-json'
import { z } from 'zod'
import { Refusal } from '../terminal.ts'

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
/** The lowest severity that stops a release. */
const FROM = SEVERITIES.indexOf('high')

const Advisory = z.object({ title: z.string(), url: z.string() })
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(SEVERITIES),
      range: z.string(),
      /** Advisories about the package itself, and names of packages through which it is affected. */
      via: z.array(z.union([z.string(), Advisory])),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
})
const Failure = z.object({ message: z.string() })

/** The findings of `npm audit --json`, a few lines per package, the most severe first. Throws a `Refusal` when the registry serves no advisories. */
export function gravePackages(output: string): string[] {
  const report = Report.safeParse(parseJson(output))
  if (!report.success) {
    const failure = Failure.safeParse(parseJson(output)).data?.message ?? output.trim().split('\n').at(-1)
    throw new Refusal(`Nothing was audited: npm's registry gave no advisories (${failure || 'no answer'}).`)
  }
  return Object.entries(report.data.vulnerabilities)
    .map(([name, found]) => ({ name, ...found, rank: SEVERITIES.indexOf(found.severity) }))
    .filter(({ rank }) => rank >= FROM)
    .sort((one, other) => other.rank - one.rank || one.name.localeCompare(other.name))
    .flatMap(({ name, severity, range, via, fixAvailable }) => [
      `${severity}  ${name} ${range}, ${mendedBy(fixAvailable)}`,
      ...via.map((cause) => (typeof cause === 'string' ? `  through ${cause}` : `  ${cause.title} ${cause.url}`)),
    ])
}

function mendedBy(fix: boolean | { name: string; version: string }): string {
  if (typeof fix === 'object') return `mended by ${fix.name} ${fix.version}`
  return fix ? 'mended by npm audit fix' : 'not mended yet'
}
