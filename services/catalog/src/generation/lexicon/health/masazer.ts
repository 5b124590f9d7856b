import type { ProductNoun } from '../product-noun.ts'

export const masazer: ProductNoun = {
  match: /\bmasazer(?!.* (stopal|nog|lic|glav|oci|ocij|koz))/,
  nom: 'masažer',
  gen: 'masažera',
  acc: 'masažer',
  gender: 'm',
  audience: 'ljudi koji dan provode za stolom, za volanom ili na nogama',
  keywords: [
    'masažer',
    'masažer za vrat',
    'masažer za leđa',
    'masaža kod kuće',
    'opuštanje posle posla',
    'poklon za roditelje',
  ],
  titles: ['Petak uveče, svakog radnog dana', 'Pustite ramena da padnu', 'Masaža bez zakazivanja'],
  hooks: [
    'Masažer za umorna ramena i vrat, koji čeka kod kuće i nikad ne kasni.',
    'Sednete, uključite ga i posle nekoliko minuta primetite da ste spustili ramena.',
    'Za večeri kad nemate snage ni da izađete iz kuće, a ramena su teška.',
  ],
  punches: [
    'Ramena su Vam kod ušiju. Spustite ih.',
    'Masaža u fotelji. Bez zakazivanja.',
    'Ceo dan nosite glavu. Odmorite je.',
  ],
  bullets: [
    ['Tu je kad Vam treba', 'U devet uveče, u nedelju, posle dugog puta. Ne zakazujete i ne oblačite se.'],
    ['Ruke su Vam slobodne', 'Dok radi, možete da čitate, gledate film ili samo ćutite.'],
    ['Vi birate koliko jako', 'Počnite blago. Pojačajte tek kad se mišići opuste.'],
    ['Za celu porodicu', 'Prvo ga uzmete Vi, pa neko drugi pita da proba, i tako ode veče.'],
    ['Isplati se brzo', 'Njega platite jednom. Masaža se plaća svaki put.'],
    ['Staje u fioku', 'Kad završite, sklonite ga i dnevna soba ostaje dnevna soba.'],
  ],
  reasons: [
    [
      'Napetost se ne vidi. Oseti se kad popusti.',
      'Dok radite, ramena polako krenu naviše i ostanu tamo. {ime} ponavlja pokret kojim se i rukom trlja umoran vrat, samo ne staje kad se prsti umore.',
    ],
    [
      'Najbolja masaža je ona do koje stignete.',
      'Zakazana u petak lako se otkaže. Masažer koji stoji pored fotelje koristite i kad imate samo deset minuta pred večeru. Zato ga zaista koristite.',
    ],
  ],
  troubles: [
    [
      'Ramena stoje kod ušiju',
      'Ceo dan za stolom, pa ih ni uveče ne spustite.',
      'Nekoliko minuta gnječenja i primetite koliko su bila podignuta.',
      'Želim da spustim ramena',
    ],
    [
      'Nema ko da izmasira',
      'Ukućani su i sami umorni, pa trljate vrat svojom rukom.',
      'Masažer se ne umara i ne traži da se menjate za mesto.',
      'Želim masažu kod kuće',
    ],
    [
      'Termin je tek sledeće nedelje',
      'A leđa su teška večeras.',
      'Uključite ga u svojoj fotelji, u kućnoj odeći.',
      'Želim masažu večeras',
    ],
    [
      'Kratka pauza, dug dan',
      'Za petnaest minuta pauze nikuda ne stižete.',
      'Sasvim je dovoljno da sednete, uključite ga i zažmurite.',
      'Želim pravu pauzu',
    ],
  ],
  faq: [
    [
      'Koliko dugo da ga koristim?',
      'Za početak desetak minuta, jednom dnevno. Slušajte šta Vam prija i ne preterujte prvih dana.',
    ],
    [
      'Mogu li da ga koriste stariji?',
      'Mogu, na najblažem stepenu. Ko ima tegobe, ugrađen pejsmejker ili je u drugom stanju, neka prvo pita lekara.',
    ],
    ['Da li je glasan?', 'Čuje se, kao svaki mali uređaj, ali uz njega mirno gledate film.'],
  ],
  advice: [
    'Kad najviše prija',
    'Posle toplog tuširanja, na opuštenim ramenima. Počnite najblaže i držite ga na jednom mestu kratko, pa ga pomerite.',
  ],
  remarks: [
    ['f', 'Uključim ga dok gledam seriju. Posle pola epizode ramena su na svom mestu.'],
    ['m', 'Vozim kombi po ceo dan. Uveče prvo on, pa večera.'],
    ['f', 'Kupljen za mamu, sad se otimamo oko njega.'],
    ['m', 'Mislio sam da je igračka. Nije.'],
    ['f', 'Prvi put sam ga pojačala odmah i nije mi prijalo. Polako, pa je super.'],
  ],
  story: {
    by: 'f',
    job: 'Knjigovođa',
    about: 'o malom uređaju koji joj je vratio večeri',
    head: 'Posle osam sati za ekranom vrat mi je bio kao daska',
    intro:
      'Počelo je neprimetno. Prvo sam popodne trljala potiljak, pa sam prestala da vozim noću, jer mi je okretanje glave bilo teško.\n\nZnala sam i zašto. Mesec ima dvadeset dva radna dana, a moj sto nijedan prozor.',
    trouble:
      'Svi su mi govorili isto: manje sedenja, više vežbe. Vežbala sam nedelju dana.\n\nOnda je došao kraj kvartala, i znate kako to ide.',
    low: 'Jedne večeri ćerka je htela da mi pokaže nešto na telefonu, a ja sam okrenula celo telo umesto glave. Nasmejala se i rekla: „Kao robot.”\n\nMeni nije bilo smešno.',
    turn: 'Sestra mi je poslala sliku i napisala samo: „Stavi ga dok kuvaš ručak.”',
    found:
      'Bila sam sumnjičava. Prvo veče sam ga skinula posle pet minuta, jer mi je bilo neobično.\n\nTreće veče sam zaboravila da je uključen, sve dok nije utihnula serija.',
    after:
      'Nije se desilo ništa veliko. Samo sam jednog popodneva primetila da ne držim ruku na potiljku.\n\nRamena su bila dole, tamo gde i treba da stoje.',
    now: 'Sad mi je to kao pranje zuba. Malo uveče, dok se greje ručak za sutra.\n\nKraj kvartala i dalje dolazi na vreme. Ja ga dočekam uspravnija.',
    quote: 'Ramena mi nisu tražila mnogo. Samo malo mira.',
    noMore: [
      'Teniska loptica između leđa i zida',
      'Molba ukućanima da Vam „samo malo” pritisnu rame',
      'Termin za masažu koji stalno pomerate',
    ],
  },
}
