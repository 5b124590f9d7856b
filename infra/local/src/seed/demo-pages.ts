import type { CreateWebsiteBody } from '@izlog/contracts/http/catalog'

export type DemoPage = Omit<CreateWebsiteBody, 'images'> & { photos: string[] }

/** The demo seller's pages, one for each template. */
export const demoPages: DemoPage[] = [
  {
    customUrl: 'jastuk-mirna-noc',
    productName: 'Ortopedski jastuk Mirna noć',
    productLink: 'https://mirna-noc.example/jastuk-mirna-noc',
    sku: 'JMN-01',
    templateName: 'Minimalistic',
    targetMarket: 'Serbia',
    currentPrice: 2990,
    originalPrice: 4990,
    photos: ['jastuk-1.jpg', 'jastuk-2.jpg', 'jastuk-3.jpg', 'jastuk-4.jpg'],
  },
  {
    customUrl: 'led-lampa-luma',
    productName: 'LED lampa Luma',
    productLink: 'https://mirna-noc.example/led-lampa-luma',
    sku: 'LLL-02',
    templateName: 'Sales Template',
    targetMarket: 'Serbia',
    currentPrice: 1990,
    originalPrice: 2990,
    photos: ['lampa-1.jpg', 'lampa-2.jpg', 'lampa-3.jpg'],
  },
  {
    customUrl: 'masazer-pulse',
    productName: 'Masažer za vrat Pulse',
    productLink: 'https://mirna-noc.example/masazer-za-vrat-pulse',
    sku: 'MVP-03',
    templateName: 'Advertorial Template',
    targetMarket: 'Serbia',
    currentPrice: 3990,
    originalPrice: 5490,
    photos: ['masazer-1.jpg', 'masazer-2.jpg', 'masazer-3.jpg'],
  },
]
