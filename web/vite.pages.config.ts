import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineTokens } from './shared/build-tokens.ts'
import { asPreact, quiet } from './shop/build-options.ts'

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
        minimalistic: 'shop/clients/minimalistic.tsx',
        sales: 'shop/clients/sales.tsx',
        advertorial: 'shop/clients/advertorial.tsx',
        'thank-you': 'shop/clients/thank-you.tsx',
        storefront: 'shop/clients/storefront.tsx',
        fonts: 'shop/styles/fonts.css',
      },
    },
  },
})
