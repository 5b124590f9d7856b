import type { ProductNoun } from '../product-noun.ts'

export const podloga: ProductNoun = {
  match: /\b(podlog|prostirk)[a-z]* za (vezb|vjezb|jog)/,
  nom: 'podloga',
  gen: 'podloge',
  acc: 'podlogu',
  gender: 'f',
  audience: 'ljudi koji kod kuće vežbaju ili traže petnaest mirnih minuta',
  keywords: [
    'podloga',
    'podloga za vežbanje',
    'prostirka za vežbanje',
    'vežbanje kod kuće',
    'opuštanje kod kuće',
    'istezanje',
  ],
  titles: ['Vaš mirni kutak na podu', 'Razmotajte je i počnite', 'Malo mesta, mnogo mira'],
  hooks: [
    'Podloga koju razmotate pored kreveta i na kojoj dan počne ili se završi kako treba.',
    'Kad je već razmotana, izgovora je manje. A vežbe su iste.',
    'Nekoliko mirnih minuta na podu, na svom mestu, svakog dana.',
  ],
  punches: ['Razmotajte je. Ostalo ide samo.', 'Teretana staje ispod kreveta.', 'Na pod. Pa tek onda kafa.'],
  bullets: [
    ['Svoje mesto na podu', 'Kad je razmotate, znate zašto ste tu. Ni tepih ni krevet to ne mogu.'],
    ['Ne beži pod rukama', 'Leži mirno, pa mislite na pokret, a ne na podlogu.'],
    ['Smota se za tren', 'Stane iza vrata ili ispod kreveta, do sutra.'],
    ['Za jutro i za veče', 'Ujutru istezanje, uveče ležanje bez telefona.'],
    ['I na putu', 'Ponesite je na vikend. Pod je svuda isti.'],
  ],
  reasons: [
    [
      'Najteži deo vežbanja je početak.',
      'Ko mora da se vozi do sale, lako odustane. {ime} stoji pored kreveta, pa između Vas i vežbe nema ničega. Zato se vežba i desi.',
    ],
    [
      'Petnaest minuta koje su samo Vaše.',
      'Legnete, dišete i pustite leđa na pod. Bez ekrana, bez razgovora, bez obaveza. Teško je poverovati koliko to prija dok ne probate.',
    ],
  ],
  troubles: [
    [
      'Tepih klizi, pločice su hladne',
      'Pa se vežba završi pre nego što je počela.',
      'Na podlozi je toplije, mirnije i ruke ne beže.',
      'Želim svoje mesto',
    ],
    [
      'Za teretanu nema vremena',
      'Put tamo i nazad traje duže od vežbanja.',
      'Od kreveta do podloge ima dva koraka.',
      'Želim da vežbam kod kuće',
    ],
    [
      'Legnete uveče, a misli ne staju',
      'Telefon u ruci ne pomaže.',
      'Malo ležanja na podu je kao granica između dana i noći.',
      'Želim mirno veče',
    ],
    [
      'Kolena se žale',
      'Svaki klek na tvrdom podu se upamti.',
      'Mekši sloj ih čuva i kad se zaboravite.',
      'Želim mekši pod',
    ],
  ],
  faq: [
    ['Kako se čisti?', 'Prebrišite je vlažnom krpom i ostavite razmotanu dok se ne osuši.'],
    ['Da li je za početnike?', 'Jeste. Počnite sa nekoliko minuta, u majici, i dodajte po malo svakog dana.'],
    ['Može li na svaki pod?', 'Može na parket, pločice i laminat. Na debelom tepihu ume da se pomeri.'],
  ],
  advice: [
    'Mala tajna',
    'Ostavite je razmotanu uveče. Ko je ujutru zatekne pored kreveta, legne na nju i pre nego što se predomisli.',
  ],
  remarks: [
    ['f', 'Deset minuta pre nego što se deca probude. To je moje vreme.'],
    ['m', 'Stoji iza vrata. Nema više izgovora.'],
    ['f', 'Ne klizi po parketu, to mi je bilo najvažnije.'],
    ['m', 'Uveče legnem na nju i ugasim telefon. To mi je najmirniji deo dana.'],
    ['f', 'Nosim je i na vikendicu.'],
  ],
  story: {
    by: 'f',
    job: 'Mama dvoje dece i pravnica',
    about: 'o petnaest minuta koje je pronašla na podu',
    head: 'Članarinu za teretanu plaćala sam godinu dana. Otišla sam dvaput',
    intro:
      'Kartica za teretanu mi je stajala u novčaniku kao slika nekog rođaka kog dugo nisam videla.\n\nImala sam posao, dvoje dece i dvadeset minuta između kupanja i uspavljivanja.',
    trouble:
      'Svakog ponedeljka sam kretala iznova. Svake srede sam odustajala.\n\nNije mi nedostajala volja. Nedostajao mi je put od kuće do sale i nazad.',
    low: 'Kad su me iz teretane pozvali da produžim članarinu, rekla sam „naravno” i platila još tri meseca.\n\nOnda sam sela na krevet i nasmejala se, da ne bih zaplakala.',
    turn: 'Starija ćerka vežba gimnastiku. Jedne večeri me je povukla za ruku: „Lezi ovde, mama. Samo diši.”',
    found:
      'Ležala sam na njenoj dečjoj podlozi, sa nogama na parketu. Izdržala sam šest minuta i to je bilo najlepših šest minuta te nedelje.\n\nSutradan sam poručila svoju.',
    after:
      'Prve nedelje sam samo ležala. Druge sam počela da se istežem. Treće sam primetila da ustajem pre budilnika.\n\nČlanarinu više nisam produžila.',
    now: 'I danas nemam vremena za teretanu. Imam petnaest minuta i dva koraka od kreveta.\n\nĆerka i ja imamo svaka svoju podlogu. Njena je ljubičasta i tu nema pregovora.',
    quote: 'Nije mi trebala sala. Trebalo mi je mesto.',
    noMore: ['Članarina koju plaćate iz navike', 'Vožnja do sale po gužvi', 'Hladne pločice i tepih koji beži'],
  },
}
