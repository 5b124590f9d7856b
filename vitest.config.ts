import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LastLineReporter } from './infra/local/src/testing/last-line-reporter.ts'

const stores = ['./infra/local/src/testing/global-setup.ts']

/** Tests that wait for Kafka and stores leave the processors idle, so there is a worker more than there are processors. */
const maxWorkers = availableParallelism() + 1

/**
 * Time-outs are for a machine ten times slower than ours: they cost nothing where all is well.
 * unit: nothing but the code; infra: programs of the stack; services: each through its doors, and backups, on real stores; web: jsdom; e2e: all of it in a browser.
 */
export default defineConfig({
  test: {
    reporters: ['default', new LastLineReporter()],
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: availableParallelism(),
          include: [
            'contracts/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'writer/src/**/*.test.ts',
            'infra/*/src/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers: availableParallelism(),
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./web/shared/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'infra',
          include: ['infra/!(backup)/test/**/*.test.ts', 'gateway/test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'services',
          maxWorkers,
          include: ['services/*/test/**/*.test.ts', 'infra/backup/test/**/*.test.ts'],
          setupFiles: ['./services/kit/src/testing/check-index-use.ts'],
          globalSetup: stores,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [...stores, './e2e/src/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 400_000,
          fileParallelism: false,
          maxConcurrency: 3,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
