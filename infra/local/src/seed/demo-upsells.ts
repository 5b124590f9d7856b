import type { NewUpsell, UpdateUpsellBody } from '@izlog/contracts/http/upsell'

export type DemoUpsell = {
  page: string
  photos: string[]
  product: Pick<NewUpsell, 'url' | 'title' | 'price' | 'originalPrice' | 'sku'>
  words: Pick<UpdateUpsellBody, 'urgentDescription' | 'features'>
}

/** Upsell products of the demo seller. */
export const demoUpsells: DemoUpsell[] = [
  {
    page: 'jastuk-mirna-noc',
    photos: ['difuzer.jpg'],
    product: {
      url: 'https://mirna-noc.example/difuzer',
      title: 'Difuzer za spavaću sobu',
      price: 1190,
      originalPrice: 1990,
      sku: 'DIF-01',
    },
    words: {
      urgentDescription: 'Lavanda pred spavanje, da jastuk ima s kim da radi.',
      features: ['Gasi se sam', 'Tih kao šapat'],
    },
  },
  {
    page: 'jastuk-mirna-noc',
    photos: ['masazer-1.jpg', 'masazer-2.jpg', 'masazer-3.jpg'],
    product: {
      url: 'https://mirna-noc.example/masazer',
      title: 'Masažer za vrat Pulse',
      price: 3490,
      originalPrice: 5490,
      sku: 'PULSE',
    },
    words: {
      urgentDescription: 'Petnaest minuta pred spavanje i vrat je topao i mek.',
      features: ['Grejanje 42 °C', 'Bez kabla', 'Gasi se sam'],
    },
  },
]
