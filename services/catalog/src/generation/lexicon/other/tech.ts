import type { ProductNoun } from '../product-noun.ts'
import { PRODUCT } from './product.ts'

export const otherTech: ProductNoun = {
  ...PRODUCT,
  audience: 'ljudi koji vole stvari koje rade svoj posao',
  keywords: [
    'praktičan proizvod',
    'oprema za svaki dan',
    'jednostavno rešenje',
    'poklon za njega',
    'novi uređaji',
    'kućna oprema',
  ],
  titles: ['Radi ono zbog čega ste ga kupili', 'Jednostavno, pa ga koristite', 'Manje muke, više vremena'],
  hooks: [
    'Stvar koja radi od prvog dana, bez učenja i bez podešavanja do ponoći.',
    'Izvadite ga iz kutije i za nekoliko minuta ne sećate se kako je bilo pre.',
    'Za one koji ne vole uputstva, a vole kad sve radi.',
  ],
  punches: ['Izvadite. Uključite. Radi.', 'Bez uputstva. Bez muke.', 'Jedna stvar manje na spisku.'],
  bullets: [
    ['Radi odmah', 'Ne morate da zovete nekoga da Vam ga podesi.'],
    ['Za svaki dan', 'Nije za vitrinu, nego za korišćenje.'],
    ['Malo mesta', 'Ne zauzima sto i ne smeta.'],
    ['Jasan i starijima', 'Ko ga vidi prvi put, zna šta da radi.'],
    ['Lepo napravljen', 'Oseti se čim ga uzmete u ruku.'],
  ],
  reasons: [
    [
      'Najbolji uređaj je onaj o kom ne mislite.',
      'Većina stvari traži pažnju: da se napune, podese, obnove. {ime} radi svoje i pušta Vas da radite svoje.',
    ],
    [
      'Jednostavno se teško pravi, a lako koristi.',
      'Nema deset opcija od kojih koristite jednu. Ima jednu, i nju ćete koristiti.',
    ],
  ],
  troubles: [
    [
      'Kupite, pa ne umete da podesite',
      'Uputstvo na osam jezika, nijedan Vaš.',
      'Ovo shvatite gledajući.',
      'Želim jednostavno',
    ],
    [
      'Stari zastajkuje baš kad treba',
      'Udarite ga sa strane i nadate se.',
      'Novi radi bez ubeđivanja.',
      'Želim da radi',
    ],
    ['Deset stvari za jedan posao', 'Svaka ima svoj kabl i svoje mesto.', 'Jedna, na jednom mestu.', 'Želim jednu'],
  ],
}
