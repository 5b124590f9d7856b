import type { ProductNoun } from '../product-noun.ts'

export const grejalica: ProductNoun = {
  match: /\bgrejalic|\bgrijalic/,
  nom: 'grejalica',
  gen: 'grejalice',
  acc: 'grejalicu',
  gender: 'f',
  audience: 'ljudi kojima je hladna jedna soba, kupatilo ili radni sto',
  keywords: [
    'grejalica',
    'električna grejalica',
    'grejanje sobe',
    'grejalica za kupatilo',
    'toplota zimi',
    'dopunsko grejanje',
  ],
  titles: ['Toplo tamo gde ste Vi', 'Kupatilo koje ne štipa', 'Zima ostaje ispred vrata'],
  hooks: [
    'Grejalica koja brzo zagreje ugao u kom sedite, umesto cele kuće.',
    'Uključite je pre tuširanja i pločice prestanu da štipaju.',
    'Za prelazne dane kad grejanja još nema, a džemper više nije dovoljan.',
  ],
  punches: ['Hladna soba. Topla stolica.', 'Grejanje kasni. Vi ne morate.', 'Uključite je. Skinite drugi džemper.'],
  bullets: [
    ['Brzo se oseti', 'Toplota krene čim je uključite, bez dugog čekanja.'],
    ['Greje gde ste Vi', 'Ugao za čitanje, radni sto, kupatilo pred tuširanje.'],
    ['Premešta se lako', 'Podignete je i prenesete u sobu u kojoj ste.'],
    ['Malo mesta', 'Stane pored stola i ne smeta u prolazu.'],
    ['Za prelazne mesece', 'Oktobar i april više nisu najhladniji meseci u stanu.'],
  ],
  reasons: [
    [
      'Ne treba grejati celu kuću zbog jedne stolice.',
      'Najčešće Vam je hladno na jednom mestu. {ime} greje baš njega, a ostatak kuće ostaje kakav jeste.',
    ],
    [
      'Hladno kupatilo pokvari i najbolje jutro.',
      'Nekoliko minuta pre tuširanja promeni sve. Izađete iz vode i ne trčite po peškir.',
    ],
  ],
  troubles: [
    [
      'Kupatilo štipa',
      'Stojite na prstima i odbrojavate.',
      'Uključite je pre nego što uđete, i uđete polako.',
      'Želim toplo kupatilo',
    ],
    [
      'Noge ledene pod stolom',
      'Ceo stan topao, osim tog jednog mesta.',
      'Mali izvor toplote tačno tamo gde treba.',
      'Želim tople noge',
    ],
    [
      'Grejanje tek od petnaestog',
      'A jutra su već zimska.',
      'Premostite nedelje bez čekanja toplane.',
      'Želim toplo odmah',
    ],
    [
      'Grejete tri sobe zbog jedne',
      'Račun to primeti pre Vas.',
      'Greje prostor u kom sedite, i samo njega.',
      'Želim pametnije',
    ],
  ],
  faq: [
    [
      'Za koliku sobu je?',
      'Zamišljena je za manju sobu ili deo veće. Preporuka proizvođača, kad postoji, stoji u opisu.',
    ],
    ['Da li je bezbedna?', 'Držite je podalje od zavesa i nameštaja, ne pokrivajte je i isključite je kad izlazite.'],
    ['Može li u kupatilo?', 'Samo daleko od vode i po uputstvu proizvođača. Nikad je ne dirajte mokrim rukama.'],
  ],
  advice: [
    'Da više greje',
    'Okrenite je ka sebi i zatvorite vrata sobe. Toplota najčešće pobegne u hodnik, a ne kroz prozor.',
  ],
  remarks: [
    ['f', 'Uključim je pre tuširanja. To mi je sad najlepši deo dana.'],
    ['m', 'U garaži radim i u januaru.'],
    ['f', 'Pod stolom u kancelariji, noge napokon tople.'],
    ['m', 'Manja je nego što sam mislio, a greje bolje.'],
    ['f', 'Za mamu, ona greje samo svoju sobu.'],
  ],
  story: {
    by: 'f',
    job: 'Bibliotekarka',
    about: 'o uglu u kom se opet čita',
    head: 'U našoj biblioteci su knjige bile na toplom. Ja nisam',
    intro:
      'Radim u staroj biblioteci, sa visokim plafonom i još višim prozorima. Toplota u njoj živi gore, sa knjigama iz filozofije.\n\nMoj sto je dole.',
    trouble:
      'Zimi sam radila u kaputu. Čitaoci su dolazili, gledali u moje rukavice i pozajmljivali na brzinu.\n\nČitaonica je do marta bila prazna.',
    low: 'Dečak koji je dolazio svakog četvrtka pitao me je da li je biblioteka zatvorena. Stajala sam pred njim.\n\n„Mislio sam da čekate autobus”, rekao je.',
    turn: 'Domar, čovek koji je popravio sve osim plafona, doneo mi je grejalicu iz svoje sobice. „Do petka”, rekao je.',
    found:
      'Do petka sam skinula kaput. U petak sam poručila dve: jednu pod svoj sto, drugu za dečji ugao.\n\nDomaru sam njegovu vratila sa knjigom o ribolovu.',
    after:
      'Prvo se vratio dečak, pa njegova sestra, pa tri penzionera sa novinama. Seli su u ugao i nisu otišli do zatvaranja.\n\nPrvi put te zime sam nekog zamolila da bude tiši.',
    now: 'Filozofiji je i dalje najtoplije. Ali je i nama dole dovoljno toplo.\n\nDečak je stigao do slova M. Kaput mi visi na vešalici, gde mu je i mesto.',
    quote: 'Nisam grejala zgradu. Grejala sam ugao u kom se čita.',
    noMore: ['Kaput za radnim stolom', 'Trčanje po peškir', 'Čekanje petnaestog oktobra'],
  },
}
