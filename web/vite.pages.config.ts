import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { asPreact, quiet } from './src/pages/build-options.ts'
import { inlineTokens } from './src/pages/build-tokens.ts'

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
        minimalistic: 'src/pages/clients/minimalistic.tsx',
        sales: 'src/pages/clients/sales.tsx',
        advertorial: 'src/pages/clients/advertorial.tsx',
        'thank-you': 'src/pages/clients/thank-you.tsx',
        storefront: 'src/pages/clients/storefront.tsx',
        fonts: 'src/pages/styles/fonts.css',
      },
    },
  },
})
