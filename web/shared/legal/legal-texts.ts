import type { LegalText } from '@izlog/contracts/domain/legal-texts'
import type { SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { Trader, TraderProfile } from '@izlog/contracts/domain/trader'

/** Names of the legal texts, as links and headings. */
export const LEGAL_TITLES: Readonly<Record<LegalText, string>> = {
  uslovi: 'Uslovi kupovine',
  reklamacije: 'Reklamacije',
  povracaj: 'Povraćaj robe',
  privatnost: 'Privatnost',
}

/** A part of a text; without a heading where the seller wrote none. */
export interface LegalSection {
  readonly heading: string | null
  readonly paragraphs: readonly string[]
}

/** The seller's own wording, or the built-in one. */
export const legalSections = (text: LegalText, trader: TraderProfile, terms: SellerTerms | null): LegalSection[] =>
  sectionsOf(trader.texts[text] ?? builtInText(text, trader, terms))

const MAX_HEADING = 60

/** Lines are paragraphs; a short line that does not end like a sentence is a heading. */
function sectionsOf(text: string): LegalSection[] {
  const sections: { heading: string | null; paragraphs: string[] }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    if (line.length <= MAX_HEADING && !/[.!?:;,]$/.test(line)) sections.push({ heading: line, paragraphs: [] })
    else if (sections.length === 0) sections.push({ heading: null, paragraphs: [line] })
    else sections.at(-1)?.paragraphs.push(line)
  }
  return sections
}

/**
 * The text for a seller who has not written one, from who sells and, on a page, its terms. Periods are those of the consumer protection
 * laws of the three markets. It has no word that differs between ekavian and ijekavian, since a seller's own host serves all markets.
 */
export const builtInText = (text: LegalText, trader: Trader, terms: SellerTerms | null): string =>
  BUILT_IN[text](trader, terms).filter(Boolean).join('\n')

/** 'Lampa d.o.o., Bulevar oslobođenja 12, 21000 Novi Sad' */
export const postalAddressOf = ({ name, address, city }: Trader): string => `${name}, ${address}, ${city}`

const sentence = (text: string | null | undefined): string => (text ? `${text.replace(/[.\s]+$/, '')}.` : '')

const whoSells = (trader: Trader): string =>
  [
    `${postalAddressOf(trader)}.`,
    trader.taxNumber && `PIB (JIB): ${trader.taxNumber}.`,
    trader.registrationNumber && `Matični broj: ${trader.registrationNumber}.`,
    `Telefon: ${trader.phone}, email: ${trader.email}.`,
  ]
    .filter(Boolean)
    .join(' ')

const BUILT_IN: Readonly<Record<LegalText, (trader: Trader, terms: SellerTerms | null) => string[]>> = {
  uslovi: (trader, terms) => [
    'Ko prodaje',
    whoSells(trader),
    'Porudžbina',
    'Proizvod se poručuje formularom na stranici, bez otvaranja naloga. Ugovor je zaključen kad prodavac prihvati porudžbinu, pozivom ili slanjem paketa.',
    'Iznos i plaćanje',
    'Ukupan iznos piše u formularu. Plaća se kuriru, gotovinom, pri preuzimanju paketa. Ništa se ne plaća ranije.',
    'Dostava',
    [
      sentence(terms?.delivery),
      terms?.arrival ? sentence(`Rok: ${terms.arrival}`) : '',
      'Kurir se javlja na telefon iz porudžbine i paket predaje na upisanoj adresi.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(terms?.guarantee ? ['Garancija', sentence(terms.guarantee)] : []),
    'Odustajanje i reklamacije',
    'Kupac može da odustane od kupovine i da izjavi reklamaciju. Kako se to radi, piše u tekstovima o povraćaju robe i o reklamacijama.',
  ],
  reklamacije: (trader) => [
    'Kako se izjavljuje',
    `Reklamacija se izjavljuje emailom na ${trader.email}, telefonom ${trader.phone} ili pismom na adresu ${postalAddressOf(trader)}.`,
    'Navedite broj porudžbine i opišite nedostatak. Fotografija pomaže da odgovor stigne brže.',
    'Rokovi',
    'Prodavac odgovara na reklamaciju u roku od 8 dana od dana kad ju je primio, a postupak okončava u roku od 15 dana.',
    'Odgovornost za nedostatke',
    'Prodavac odgovara za nedostatke koji se pokažu u roku od 2 godine od preuzimanja robe. Kupac može da traži opravku ili novi proizvod, a kad to nije moguće, umanjenje iznosa ili raskid ugovora.',
  ],
  povracaj: (trader, terms) => [
    'Pravo na odustanak',
    'Potrošač može da odustane od kupovine u roku od 14 dana od dana kad je preuzeo paket, bez navođenja razloga.',
    sentence(terms?.returns),
    'Kako se odustaje',
    `Pošaljite izjavu emailom na ${trader.email} ili pismom na adresu ${postalAddressOf(trader)}. Dovoljno je da navedete ime, broj porudžbine i da odustajete od kupovine.`,
    'Vraćanje robe i novca',
    `Robu pošaljite najkasnije 14 dana od slanja izjave, na adresu: ${trader.returnAddress ?? postalAddressOf(trader)}. Troškove slanja nazad snosi kupac, osim ako je prodavac prihvatio da ih snosi on.`,
    'Prodavac vraća novac najkasnije 14 dana od prijema izjave, a može da sačeka dok mu roba ne stigne.',
    'Na šta se ne odnosi',
    'Pravo na odustanak ne važi za robu izrađenu po narudžbini kupca ni za otpečaćenu robu koja se iz higijenskih razloga ne vraća.',
  ],
  privatnost: (trader) => [
    'Ko obrađuje podatke',
    whoSells(trader),
    'Koji podaci i zašto',
    'Ime, telefon i adresa iz porudžbine, i email ako ga upišete, služe da bi prodavac ispunio ugovor: da potvrdi porudžbinu, pošalje paket i odgovori na reklamaciju.',
    'Ako je na stranici uključen Meta Pixel, društvenoj mreži se šalje podatak o otvaranju stranice i o kupovini, da bi prodavac znao koji oglas radi.',
    'Ako na formi piše da se broj čuva i kad ne završite porudžbinu, ime i telefon koje ste upisali čuvaju se 7 dana, samo da bi prodavac mogao da Vas pozove.',
    'Kome se daju',
    'Kurirskoj službi koja nosi paket, platformi Izlog preko koje je porudžbina primljena i alatima u kojima prodavac vodi porudžbine.',
    'Koliko se čuvaju',
    'Onoliko koliko traže propisi o prodaji i računovodstvu.',
    'Vaša prava',
    `Uvid u svoje podatke, ispravku i brisanje tražite emailom na ${trader.email}. Možete da se obratite i državnom organu za zaštitu ličnih podataka.`,
  ],
}
