import { expect, it } from 'vitest'
import { gravePackages } from './advisories.ts'

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

it('shows what is high or critical, the gravest first, with where it comes from and what mends it', () => {
  const advisory = { title: 'Prototype Pollution', url: 'https://github.com/advisories/GHSA-1', severity: 'critical' }
  expect(
    gravePackages(
      report({
        beta: { severity: 'high', range: '<2.0.0', via: ['alpha'], fixAvailable: { name: 'beta', version: '2.0.0' } },
        gamma: { severity: 'moderate', range: '*', via: [], fixAvailable: false },
        alpha: { severity: 'critical', range: '1.x', via: [advisory], fixAvailable: false },
      }),
    ),
  ).toEqual([
    'critical  alpha 1.x, not mended yet',
    '  Prototype Pollution https://github.com/advisories/GHSA-1',
    'high  beta <2.0.0, mended by beta 2.0.0',
    '  through alpha',
  ])
})

it('has nothing to show where there is nothing', () => expect(gravePackages(report({}))).toEqual([]))

it.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
  ['', 'no answer'],
  ['npm error network', 'npm error network'],
])('says that nothing is known where the registry has no advisories: %s', (output, why) =>
  expect(() => gravePackages(output)).toThrow(`Nothing was audited: npm's registry gave no advisories (${why}).`),
)
