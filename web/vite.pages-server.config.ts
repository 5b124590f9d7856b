import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { asPreact, quiet } from './src/pages/build-options.ts'
import { inlineTokens } from './src/pages/build-tokens.ts'

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
