import { defineConfig } from 'vitest/config'
import { LastLineReporter } from '../../src/testing/last-line-reporter.ts'

export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.case.ts'], reporters: ['dot', new LastLineReporter()] },
})
