import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineTokens } from './shared/build-tokens.ts'
import { asPreact, quiet } from './shop/build-options.ts'

/** The same pages as one self-contained file that catalog renders with. */
export default defineConfig({
  plugins: [tailwindcss(), inlineTokens()],
  resolve: { alias: asPreact },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { onLog: quiet, output: { entryFileNames: 'entry-server.js' } },
  },
})
