import type { TemplateName } from '@izlog/contracts/domain/templates'

/** The script of each template's pages; the build makes a file of each (web/vite.pages.config.ts). */
export const TEMPLATE_SCRIPTS: Readonly<Record<TemplateName, string>> = {
  Minimalistic: 'shop/clients/minimalistic.tsx',
  'Sales Template': 'shop/clients/sales.tsx',
  'Advertorial Template': 'shop/clients/advertorial.tsx',
}
