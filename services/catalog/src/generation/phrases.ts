import type { agreementOf } from './agreement.ts'
import type { Pair } from './lexicon/product-noun.ts'

/** What the shop promises for every product (builder spec 9: 30 days, cash on delivery, 2–5 working days, free delivery). */
export const shopBullets = ({ it }: ReturnType<typeof agreementOf>): readonly Pair[] => [
  [`30 dana da ${it} probate`, 'Ako Vam ne odgovara, vraćamo novac.'],
  ['Plaćate kad stigne', 'Kuriru, gotovinom, na vratima. Ništa unapred.'],
  ['Poštarina je na nama', 'Cena koju vidite je cena koju plaćate.'],
]

export const SHOP_QUESTIONS: readonly Pair[] = [
  ['Kako se plaća?', 'Kuriru, gotovinom, kad paket stigne. Ništa ne plaćate unapred.'],
  ['Kada stiže?', 'Šaljemo u roku od 24 h, a kurir dolazi za 2–5 radnih dana. Pre dolaska Vas zove.'],
  ['Šta ako mi ne odgovara?', 'Imate 30 dana. Javite nam se i pošaljite paket nazad, a mi Vam vraćamo novac.'],
  ['Koliko košta dostava?', 'Dostava je besplatna na celoj teritoriji {zemlje}.'],
]

/** Advice for any product, when a seller asks for another than the product's own. */
export const SHOP_ADVICE: readonly Pair[] = [
  ['Kad paket stigne', 'Otvorite ga odmah i pogledajte da li je sve tu. Za probu imate 30 dana.'],
  [
    'Pre nego što poručite',
    'Pogledajte sve slike i pročitajte pitanja ispod. Pet minuta sada uštedi vraćanje paketa kasnije.',
  ],
  ['Ako kupujete za poklon', 'Upišite adresu onoga koga darujete, a svoj telefon. Kurir će prvo pozvati Vas.'],
]

/** Remarks about the shop rather than the product, for the block of comments. */
export const SHOP_REMARKS = [
  ['f', 'Stiglo trećeg dana, lepo spakovano. Kurir se najavio pre dolaska.'],
  ['m', 'Platio kuriru, bez ikakvog petljanja. Tako treba.'],
  ['f', 'Poručila sebi, pa onda i mami. Dovoljno sam rekla.'],
  ['m', 'Bio sam sumnjičav, ovako na internetu. Ispalo je kao na slici.'],
  ['f', 'Zvali su da potvrde adresu i sve objasnili. Ljubazni ljudi.'],
  ['m', 'Žena naručila, ja koristim. Neka je.'],
  ['f', 'Treći put kupujem kod vas i nijednom nisam zažalila.'],
  ['m', 'Za ove pare nisam očekivao ovoliko.'],
  ['f', 'Uzela za rođendan sestri. Sad i ja hoću.'],
  ['m', 'Stiglo za dva dana u malo mesto. Svaka čast.'],
] as const
