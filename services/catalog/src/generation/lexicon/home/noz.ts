import type { ProductNoun } from '../product-noun.ts'

export const noz: ProductNoun = {
  match: /\bnoz(a|ev[a-z]*)?\b/,
  nom: 'nož',
  gen: 'noža',
  acc: 'nož',
  gender: 'm',
  audience: 'ljudi koji kuvaju kod kuće i cene dobar alat',
  keywords: ['nož', 'kuhinjski nož', 'oštar nož', 'nož za meso', 'nož za povrće', 'poklon za domaćina'],
  titles: ['Paradajz kao na slici', 'Jedan nož za celu kuhinju', 'Oštrica koja sluša ruku'],
  hooks: [
    'Nož koji kroz paradajz prođe sam, a u ruci leži kao da je oduvek tu.',
    'Kad nož seče kako treba, kuvanje opet postane zadovoljstvo.',
    'Jedan dobar nož umesto pet koji samo stoje u fioci.',
  ],
  punches: ['Paradajz se seče. Ne gnječi.', 'Fioka puna. Nož jedan.', 'Oštro seče. Mirno leži.'],
  bullets: [
    ['Seče, a ne gnječi', 'Kriške ostaju cele i sok ostaje u njima.'],
    ['Dobro leži u ruci', 'Drška je tamo gde je prsti traže, i kad su mokri.'],
    ['Za meso i za povrće', 'Ne morate da tražite drugi na pola recepta.'],
    ['Lako se oštri', 'Nekoliko poteza i opet je kao prvog dana.'],
    ['Poklon za domaćina', 'Čovek ga koristi svakog dana i seti se ko ga je dao.'],
  ],
  reasons: [
    [
      'Tup nož je opasniji od oštrog.',
      'Sa tupim pritiskate, pa ode gde ne treba. {ime} seče sopstvenom težinom, a Vi ga samo vodite.',
    ],
    [
      'Pet loših noževa ne čine jedan dobar.',
      'U svakoj fioci ih je puno, a u ruci završi uvek isti. Neka taj jedan bude dobar, ostali mogu da se odmore.',
    ],
  ],
  troubles: [
    [
      'Paradajz pod nožem postane sos',
      'Pre salate, a ne posle.',
      'Oštrica uđe u koru bez pritiska.',
      'Želim oštar nož',
    ],
    ['Luk klizi, ruka se umara', 'Testerišete umesto da sečete.', 'Jedan potez, jedna kriška.', 'Želim lak rez'],
    [
      'Fioka puna noževa, nijedan ne seče',
      'Probate tri, pa se vratite na prvi.',
      'Jedan dobar, nadohvat ruke.',
      'Želim jedan dobar',
    ],
    [
      'Gosti, meso i tup nož',
      'Svi čekaju, a Vi se znojite nad pečenjem.',
      'Kriške su tanke, cele i brze.',
      'Želim lepo da isečem',
    ],
  ],
  faq: [
    ['Kako da ga održavam?', 'Operite ga ručno i odmah obrišite. Povremeno ga nekoliko puta prevucite preko oštrača.'],
    ['Može li u mašinu za sudove?', 'Bolje ne. Udari i vreo deterdžent tupe svaku oštricu.'],
    ['Da li je bezbedan?', 'Oštar je, pa ga držite van dohvata dece i uvek spuštajte na dasku, a ne u sudoperu.'],
  ],
  advice: ['Na čemu da sečete', 'Drvo ili plastika čuvaju oštricu, a staklo i tanjir je otupe za jedno veče.'],
  remarks: [
    ['m', 'Prvi put sam isekao hleb, a da nije bilo mrvica do hodnika.'],
    ['f', 'Paradajz kao u kuvaru. Smešno mi je koliko me to raduje.'],
    ['m', 'Dobio od zeta. Zet napredovao.'],
    ['f', 'Oštar je, upozorite ukućane.'],
    ['m', 'Perem ga ručno i posle pola godine seče isto.'],
  ],
  story: {
    by: 'm',
    job: 'Penzionisani mašinovođa',
    about: 'o nedeljnom ručku koji je opet njegov',
    head: 'Nedeljom ja sečem pečenje. Jedne nedelje su mi uzeli nož',
    intro:
      'U našoj kući se zna: žena peče, ja sečem. Tako su radili i moj otac i njegov.\n\nSvi sede i gledaju, a to je jedini put nedeljno da gledaju u mene.',
    trouble:
      'Nož mi je bio stariji od braka. Oštrio sam ga, brusio, molio.\n\nKriške su bile sve deblje, pa sve kraće. Na kraju to više nisu bile kriške.',
    low: 'Jedne nedelje je zet ustao, uzeo mi nož iz ruke i rekao: „Dajte, tata, ja ću.” Dobronamerno.\n\nIsekao je isto tako loše. Ali za tim ručkom nisam rekao ništa.',
    turn: 'Unuka, studentkinja, sve je videla. Pred moj rođendan me je pitala samo šta volim da radim. „Da sečem”, rekao sam.',
    found:
      'U kutiji je bio jedan nož, ne komplet. Mislio sam da je neko nešto zaboravio.\n\nStavio sam paradajz na dasku. Nož je prošao i ja sam se nasmejao sam u kuhinji.',
    after:
      'Te nedelje kriške su bile tanke, cele i sve iste. Niko ništa nije rekao, a svi su uzeli još.\n\nZet je pitao može li da proba. Dao sam mu. Jednu.',
    now: 'Stari nož visi u garaži, u zasluženoj penziji, kao i ja.\n\nNedeljom svi gledaju u mene. Bar dok sečem.',
    quote: 'Nije stvar u pečenju. Stvar je u tome ko ga seče.',
    noMore: ['Pet tupih noževa u fioci', 'Kidanje umesto sečenja', 'Paradajz na zidu'],
  },
}
