import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineTokens } from './shared/build-tokens.ts'
import { asPreact, quiet } from './shop/build-options.ts'
import { TEMPLATE_SCRIPTS } from './shop/landing/template-scripts.ts'

const templates = Object.fromEntries(
  Object.values(TEMPLATE_SCRIPTS).map((script) => [basename(script, '.tsx'), script]),
)

/** What shoppers' browsers run: one small script per kind of page, and the fonts. The server's half: vite.pages-server.config.ts. */
export default defineConfig({
  plugins: [tailwindcss(), inlineTokens()],
  resolve: { alias: asPreact },
  publicDir: false,
  build: {
    outDir: 'dist/pages',
    assetsDir: 'assets/pages',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2020',
    assetsInlineLimit: 0,
    rolldownOptions: {
      onLog: quiet,
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
      input: {
        ...templates,
        'thank-you': 'shop/clients/thank-you.tsx',
        storefront: 'shop/clients/storefront.tsx',
        fonts: 'shop/styles/fonts.css',
      },
    },
  },
})
