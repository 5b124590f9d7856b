import type { ProductNoun } from '../product-noun.ts'

export const korektor: ProductNoun = {
  match: /\bkorektor[a-z]* (za )?(drzanj|ledj|kicm)|\bispravljac[a-z]* (za )?(drzanj|ledj|kicm)/,
  nom: 'korektor držanja',
  gen: 'korektora držanja',
  acc: 'korektor držanja',
  gender: 'm',
  audience: 'ljudi koji se pogure za ekranom, i roditelji školske dece',
  keywords: [
    'korektor držanja',
    'uspravno držanje',
    'pravilno sedenje',
    'leđa i ramena',
    'držanje za računarom',
    'korektor za leđa',
  ],
  titles: ['Uspravite se bez opominjanja', 'Ramena nazad, glava gore', 'Držanje koje se primeti'],
  hooks: [
    'Korektor držanja koji Vas blago povuče nazad čim ramena krenu napred.',
    'Nosite ga malo svakog dana, dok telo ne zapamti kako se stoji uspravno.',
    'Umesto tuđeg „ispravi se”, blag podsetnik na Vašim ramenima.',
  ],
  punches: [
    'Niko ne mora da Vam kaže „ispravi se”.',
    'Uspravnije za stolom. Uspravnije na slici.',
    'Ramena nazad. Bez muke.',
  ],
  bullets: [
    ['Podseti Vas na vreme', 'Čim se pogurite, osetite blago zatezanje i sami se vratite.'],
    ['Stavlja se kao ranac', 'Provučete ruke, zategnete i radite dalje.'],
    ['Ispod košulje se ne vidi', 'Možete ga nositi i na poslu, ne samo kod kuće.'],
    ['Malo, ali svakog dana', 'Počnite kratko i produžavajte. Navika se pravi polako.'],
    ['Podesite ga po sebi', 'Trake zategnete koliko Vam prija, a posle ih lako popustite.'],
  ],
  reasons: [
    [
      'Znamo kako se sedi. Samo zaboravimo.',
      'Svako se uspravi kad ga opomenu, a posle minut se vrati na staro. {ime} je opomena koja ne staje i nikoga ne nervira. Posle nekog vremena se uspravite sami.',
    ],
    [
      'Držanje je navika, a ne snaga.',
      'Telo pamti ono što ponavlja. Kad svakog dana neko vreme provede uspravno, to mu postane običnije od pogurenog.',
    ],
  ],
  troubles: [
    [
      'Sedite kao znak pitanja',
      'Ekran Vas vuče napred, a ramena krenu za njim.',
      'Blago zatezanje ih vrati pre nego što se umorite.',
      'Želim da sedim uspravno',
    ],
    [
      'Na slikama izgledate umorno',
      'Pogurena ramena dodaju godine.',
      'Uspravan čovek izgleda odmornije, i odmah se vidi.',
      'Želim bolje držanje',
    ],
    [
      'Dete se krivi nad sveskom',
      'Opomenete ga deset puta dnevno, i nijednom ne pomogne.',
      'Podsetnik na ramenima radi bez prepirke.',
      'Želim mir oko domaćeg',
    ],
    [
      'Vežbe počnete pa ostavite',
      'Za vežbe treba vreme, a za ovo ne.',
      'Nosite ga dok radite ono što biste i inače radili.',
      'Želim lakši početak',
    ],
  ],
  faq: [
    ['Koliko dnevno da ga nosim?', 'Prvih dana petnaestak minuta, pa postepeno duže. Ne nosi se u snu.'],
    [
      'Da li je za decu?',
      'Trake se podešavaju, pa odgovara i starijem školskom detetu. Za manju decu pitajte pedijatra.',
    ],
    ['Da li steže pod rukama?', 'Ne treba. Ako žulja, olabavite trake za prst i pokušajte ponovo.'],
  ],
  advice: [
    'Kako da počnete',
    'Stavite ga preko tanke majice i zategnite samo malo. Treba da Vas podseti, a ne da Vas drži silom.',
  ],
  remarks: [
    ['f', 'Radim od kuće. Uključim sastanak, stavim njega i sedim kao čovek.'],
    ['m', 'Posle mesec dana ga nosim ređe, jer se sam setim.'],
    ['f', 'Sin ga nosi dok uči. Nema više „ispravi se”.'],
    ['m', 'Prvi dan me je nervirao, što valjda i jeste poenta.'],
    ['f', 'Na fotografijama sa letovanja prvi put stojim pravo.'],
  ],
  story: {
    by: 'f',
    job: 'Prevoditeljka',
    about: 'o slici na kojoj se nije prepoznala',
    head: 'Na slici sa svadbe neka pogurena žena. Bila sam to ja',
    intro: 'Radim od kuće, što znači da me niko ne vidi. Ni ja sebe.\n\nOnda je stigao album sa sestrine svadbe.',
    trouble:
      'Na svakoj slici ista žena: lepa haljina, a ramena kao da nosi džak. Prvo sam mislila da je loš ugao.\n\nNa sedmoj slici sam prestala da krivim fotografa.',
    low: 'Lepila sam papiriće po monitoru: „ISPRAVI SE”. Posle dva dana ih više nisam primećivala.\n\nMajka me je opominjala preko telefona. Preko telefona.',
    turn: 'Sestra mi je za rođendan, umesto parfema, dala mali paket i rekla: „Nemoj da se uvrediš.”',
    found:
      'Malo sam se uvredila. Onda sam ga stavila preko majice i sela da radim.\n\nPosle pet minuta me je povukao za ramena. Posle deset opet. Nisam imala pojma koliko se često savijam.',
    after:
      'Za mesec dana smo se nas dvoje dogovorili. Ja se uspravim pre nego što on stigne da me podseti.\n\nPapiriće sam skinula sa monitora.',
    now: 'Nosim ga još uvek, pre podne, dok prevodim teže stranice. Popodne idem bez njega.\n\nNa novogodišnjoj slici stojim pored sestre. Iste smo visine, što niko ranije nije primetio.',
    quote: 'Nije me ispravio on. On me je samo podsećao dok nisam zapamtila.',
    noMore: ['Papirići po monitoru', 'Tuđe „ispravi se”', 'Sečenje sebe sa slika'],
  },
}
