import type { ProductNoun } from '../product-noun.ts'
import { PRODUCT } from './product.ts'

export const otherBeauty: ProductNoun = {
  ...PRODUCT,
  audience: 'ljudi kojima nega nije obaveza, nego pet mirnih minuta',
  keywords: ['nega kod kuće', 'svakodnevna nega', 'lepota i nega', 'jutarnji ritual', 'poklon za nju', 'kućna nega'],
  titles: ['Pet minuta samo za Vas', 'Nega koja stane u jutro', 'Lepo se osećate, i to se vidi'],
  hooks: [
    'Za jutra u kojima pet minuta pripada samo Vama.',
    'Nega koju zaista koristite, jer je jednostavna.',
    'Ogledalo primeti prvo, ostali posle.',
  ],
  punches: ['Prvo Vi. Pa onda svi.', 'Pet minuta. Vrata zatvorena.', 'Lepa navika. Doslovno.'],
  bullets: [
    ['Brzo i jednostavno', 'Stane u jutro i kad kasnite.'],
    ['Kod kuće, u miru', 'Bez zakazivanja i bez razgovora o vremenu.'],
    ['Prija', 'Zato ga ne preskačete.'],
    ['Lepo stoji na polici', 'Ne krijete ga u ormarić.'],
    ['Poklon koji se koristi', 'Ne prosleđuje se dalje.'],
  ],
  reasons: [
    [
      'Nega deluje kad se ponavlja.',
      'Najbolja stvar u ormariću ne pomaže. {ime} stoji pri ruci, pa postane navika, a navika se vidi.',
    ],
    ['Pet minuta dnevno je pola sata nedeljno.', 'Toliko retko date sebi. Počnite ujutru, dok svi još spavaju.'],
  ],
  troubles: [
    ['Za sebe stignete poslednji', 'A tada ste već umorni.', 'Pet minuta ujutru, pre svih.', 'Želim svojih pet minuta'],
    [
      'Polica puna, navike nema',
      'Probate jednom i zaboravite.',
      'Ovo je jednostavno, pa ga i sutra uzmete.',
      'Želim naviku',
    ],
    ['Salon je daleko i skup', 'Pa nega čeka posebne prilike.', 'Kod kuće je svaki dan prilika.', 'Želim kod kuće'],
  ],
}
