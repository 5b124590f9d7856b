import type { Texts } from '../lexicon-schema.ts'

/** What may be said of a product of which nothing is known but its name: how to look at it, ask about it and take it from the courier. */
export const NEUTRAL: Texts = {
  audience: 'kupci koji ovaj proizvod već traže',
  h1: [
    'pogledajte slike i podatke pre nego što poručite',
    'sve što prodavac navodi, na jednom mestu',
    'slike, podaci i cena na jednoj stranici',
  ],
  hooks: [
    'Na ovoj stranici stoji ono što prodavac navodi: slike, naziv i cena. Šta god nije napisano, pitajte pre poručivanja.',
    'Pogledajte slike izbliza i pročitajte podatke. Poručujete bez naloga, a plaćate tek kad paket stigne.',
    'Tražite baš ovaj naziv? Uporedite ga sa slikama, pa poručite bez otvaranja naloga.',
    'Slike i podaci su ispod. Ako je to ono što tražite, porudžbina traje kraće od minuta.',
  ],
  bullets: [
    [
      'Slike pre svega',
      'Otvorite svaku sliku i pogledajte je u punoj veličini: oblik, delovi i naličje vide se na njima.',
    ],
    ['Naziv na paketu', 'Naziv u naslovu je onaj koji prodavac koristi. Po njemu proveravate šta je stiglo.'],
    ['Pitanje pre porudžbine', 'Ako Vam neki podatak nedostaje, pitajte prodavca pre nego što poručite.'],
    ['Bez naloga i lozinke', 'Za porudžbinu su dovoljni ime, telefon i adresa na kojoj ste kad kurir dolazi.'],
    ['Plaćanje na vratima', 'Novac dajete kuriru kad preuzmete paket, a ne pre toga.'],
    [
      'Provera pri preuzimanju',
      'Uporedite ono što je u paketu sa slikama na ovoj stranici dok je kutija još pred Vama.',
    ],
    ['Jedan broj za sve', 'Posle porudžbine dobijate njen broj. Sačuvajte ga: po njemu se najbrže nalazi odgovor.'],
  ],
  opening: [
    'Prodavac je za ovaj proizvod dao naziv, slike i cenu. Na stranici zato nema ničega što on nije naveo.',
    'Kad se kupuje na daljinu, najviše govore slike. Otvorite ih sve, pogledajte ih uvećane i zapišite šta biste još pitali.',
    'Ovo je stranica samo jednog proizvoda, pa se na njoj ništa ne poredi i ništa ne gura. Pročitajte, pogledajte, odlučite.',
  ],
  use: [
    'Kad paket stigne, sačuvajte kutiju i uputstvo dok sve ne pregledate. Tako je lakše objasniti ako nešto nije u redu.',
    'Pre prve upotrebe pročitajte uputstvo koje ide uz proizvod. Ako ga u paketu nema, zatražite ga od prodavca.',
    'Zapišite pitanja koja imate i postavite ih odjednom. Odgovor onda stiže brže, a Vi poručujete mirni.',
  ],
  closing: [
    'Ako kupujete za nekog drugog, u polje za adresu upišite njegovu, a telefon ostavite svoj.',
    'U formular upišite telefon na koji se javljate preko dana, jer se kurir najavljuje pozivom.',
    'Proverite ulicu i broj pre nego što pošaljete porudžbinu: na tu adresu kreće paket.',
  ],
  faq: [
    ['Kako se plaća?', 'Kuriru, gotovinom, kad preuzmete paket. Ništa se ne plaća unapred.'],
    ['Da li moram da otvorim nalog?', 'Ne. Upišete ime, telefon i adresu i porudžbina je primljena.'],
    [
      'Kako da znam da je porudžbina primljena?',
      'Odmah posle slanja otvara se stranica sa brojem porudžbine i svim što ste poručili.',
    ],
    [
      'Šta ako mi treba podatak kojeg ovde nema?',
      'Pitajte prodavca pre poručivanja. Na stranici stoji samo ono što je on naveo.',
    ],
    ['Mogu li da poručim više komada?', 'Možete. Količinu birate u formularu, a ukupan iznos vidite pre slanja.'],
  ],
  troubles: [
    [
      'Slika je lepa, a podataka malo',
      'Na mnogim stranicama piše sve osim onoga što Vas zanima.',
      'Ovde stoji samo ono što je prodavac naveo. Za ostalo ga pitajte pre porudžbine.',
    ],
    [
      'Novac unapred, pa čekanje',
      'Uplata pre nego što se išta vidi retko kome prija.',
      'Ovde se plaća kuriru, kad je paket već pred Vama.',
    ],
    [
      'Nalog zbog jedne kupovine',
      'Lozinka, potvrda, pa još jedna poruka u sandučetu.',
      'Ime, telefon i adresa su sve što formular traži.',
    ],
    [
      'Deset stranica, a tražite jednu stvar',
      'Dok poredite, zaboravite od čega ste krenuli.',
      'Na ovoj stranici je jedan proizvod, sa svojim slikama i cenom.',
    ],
  ],
  advice: [
    ['Savet pre porudžbine', 'Pogledajte sve slike i pročitajte pitanja ispod. Ako i dalje nešto nije jasno, pitajte.'],
    ['Savet kad paket stigne', 'Pregledajte ga odmah i uporedite sa slikama sa ove stranice.'],
  ],
  story: [
    {
      head: 'Kako da kupite na daljinu, a da znate šta ste kupili',
      moment:
        'Vidite sliku, pročitate naziv i pomislite: to mi treba. Između te misli i paketa na vratima stoji nekoliko pitanja.',
      trouble:
        'Najčešće nedostaje baš onaj podatak zbog kojeg ste otvorili stranicu. Slika je jedna, opis je opšti, a broj telefona se ne javlja.',
      failed: 'Onda se ili odustane ili se poruči naslepo. Ni jedno ni drugo nije dobra kupovina.',
      turn: 'Bolje je krenuti redom: slike, naziv, podaci, pa pitanje prodavcu za ono čega nema.',
      use: 'Na ovoj stranici su slike i podaci koje je prodavac dao. Šta nije navedeno, nije ni obećano, i za to postoji pitanje pre porudžbine.',
      after: 'Kad odlučite, formular traži ime, telefon i adresu. Plaćate kuriru, kad preuzmete paket.',
      quote: 'Ono što nije napisano, pitajte pre nego što poručite.',
      noMore: ['Plaćanja pre nego što paket stigne', 'Naloga zbog jedne kupovine', 'Nagađanja šta je na slici'],
    },
  ],
  keywords: [
    'poručivanje bez naloga',
    'plaćanje pouzećem',
    'kupovina na daljinu',
    'slike i podaci',
    'plaćanje kuriru',
    'onlajn porudžbina',
  ],
  seo: [
    'Slike, cena i podaci koje prodavac navodi, na jednoj stranici.',
    'Pogledajte slike i podatke, pa poručite bez otvaranja naloga.',
    'Poručujete bez naloga, a plaćate kuriru kad preuzmete paket.',
  ],
}
