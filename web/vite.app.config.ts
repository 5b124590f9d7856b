import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentFile } from './api-docs/document-file.ts'
import { inlineTokens } from './shared/build-tokens.ts'

const gateway = 'http://localhost:8080'

/**
 * The seller's and administrator's app: dist/app/index.html, its files under the path of their public URL (docs/gateway.md).
 * Beside it preview.html, the frame in which the editor shows a page with the components of shop/, and api-docs.html,
 * the OpenAPI document for people.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), inlineTokens(), documentFile()],
  build: {
    outDir: 'dist/app',
    assetsDir: 'assets/app',
    emptyOutDir: true,
    target: 'es2023',
    // The gateway's policy allows fonts from our own origin only, so nothing may become a data: address.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'preview.html', 'api-docs.html'] },
  },
  server: { proxy: { '/api': gateway, '/uploads': gateway } },
})
