import type { ProductNoun } from '../product-noun.ts'

export const lampa: ProductNoun = {
  match: /\blamp|\bsvetiljk|\bsvjetiljk/,
  nom: 'lampa',
  gen: 'lampe',
  acc: 'lampu',
  gender: 'f',
  audience: 'ljudi koji uveče čitaju, uče ili rade za stolom',
  keywords: ['lampa', 'stona lampa', 'lampa za čitanje', 'lampa za radni sto', 'svetlo za učenje', 'noćna lampa'],
  titles: ['Svetlo tamo gde gledate', 'Čitajte do poslednje stranice', 'Večernje svetlo koje ne umara'],
  hooks: [
    'Lampa koja svetlo spusti na stranicu, a ostatku sobe ostavi mir.',
    'Upalite je i sto postane najlepše mesto u stanu.',
    'Za knjigu, domaći i rad posle večere, bez senke preko ruke.',
  ],
  punches: [
    'Čitajte do kasno. Oči neće znati.',
    'Senka sa plafona. Rešenje sa stola.',
    'Upalite je. Ostatak sobe neka spava.',
  ],
  bullets: [
    ['Svetlo pada na stranicu', 'Ne u oči i ne na zid, nego tačno tamo gde čitate.'],
    ['Bez senke preko ruke', 'Stoji sa strane, pa Vam ruka ne zaklanja ono što pišete.'],
    ['Mirno svetlo', 'Prijatno je i posle dugog čitanja.'],
    ['Ne budi druge', 'Osvetli Vaš deo sobe, a ostali spavaju.'],
    ['Malo mesta na stolu', 'Ostane prostora i za knjigu i za šolju.'],
    ['Lepa i kad ne svetli', 'Preko dana je ukras, uveče alat.'],
  ],
  reasons: [
    [
      'Sijalica na plafonu gleda u teme. Ne u knjigu.',
      'Kad svetlo dolazi otpozadi, čitate u sopstvenoj senci i nesvesno škiljite. {ime} svetli sa strane, blizu stranice, pa se oči ne muče.',
    ],
    [
      'Dobro svetlo se ne vidi. Vidi se ono što čitate.',
      'Prejako svetlo umara koliko i slabo. Lampa na stolu osvetli tačno onoliko koliko treba, a večeri vrati onu mirnu polutamu.',
    ],
  ],
  troubles: [
    [
      'Sijalica sa plafona baca senku baš tamo gde gledate',
      'Svetlo dolazi otpozadi, pa tekst čitate u sopstvenoj senci.',
      'Lampa svetli tačno na stranicu, sa strane.',
      'Želim svetlo bez senke',
    ],
    [
      'Neko spava, a Vi biste još čitali',
      'Veliko svetlo budi celu sobu.',
      'Mala lampa osvetli knjigu, a san ostavi drugima.',
      'Želim svoje svetlo',
    ],
    [
      'Oči umorne, a domaći tek na pola',
      'Dete se naginje sve bliže svesci.',
      'Kad se lepo vidi, leđa se sama isprave.',
      'Želim bolje svetlo za učenje',
    ],
    [
      'Sto je u najmračnijem uglu',
      'Jer je tamo jedino bilo mesta.',
      'Uz lampu taj ugao postane radni.',
      'Želim svetao sto',
    ],
  ],
  faq: [
    ['Da li je za učenje?', 'Jeste. Postavite je sa strane suprotne od ruke kojom dete piše, pa senke nema.'],
    ['Može li na noćni stočić?', 'Može, zauzima malo mesta i ne osvetljava celu sobu.'],
    ['Kako se napaja?', 'Način napajanja vidi se na slikama i u opisu. Sve što treba stiže u kutiji.'],
  ],
  advice: [
    'Gde da je postavite',
    'Desnorukima sleva, levorukima zdesna, malo iznad visine knjige. Tada senka ruke pada od Vas, a ne preko reda koji čitate.',
  ],
  remarks: [
    ['f', 'Ćerka uči do ponoći, a veliko svetlo više i ne pali.'],
    ['m', 'Čitam dok žena spava. Mir u kući.'],
    ['f', 'Stavila sam je na noćni stočić, taman da ne probudi bebu.'],
    ['m', 'Mislio sam da je laka i da će se prevrnuti. Stoji čvrsto.'],
    ['f', 'Crtam uveče i prvi put boje izgledaju kao na dnevnom svetlu.'],
  ],
  story: {
    by: 'f',
    job: 'Nastavnica književnosti',
    about: 'o večerima kad je prestala da škilji',
    head: 'Pregledala sam sastave u sopstvenoj senci',
    intro:
      'Imam četiri odeljenja i svako piše sastave. To je sto dvadeset svesaka, nekoliko puta godišnje.\n\nPregledam ih uveče, kad kuća utihne.',
    trouble:
      'Sto mi je uz zid, a sijalica iza leđa. Glava mi je bila tačno između svetla i sveske.\n\nDa bih videla zarez, naginjala sam se ulevo. Posle dvadesete sveske naginjala se i ocena.',
    low: 'Jednom sam učeniku podvukla grešku koje nije bilo. Bila je to senka moje olovke.\n\nPokazao mi je svesku, vrlo pristojno. Crvenela sam do zvona.',
    turn: 'Dede se sećam po jednoj stvari: zelena lampa i on ispod nje, sa novinama. Nikad nije palio veliko svetlo.',
    found:
      'Poručila sam svoju iste nedelje. Stavila sam je sleva, upalila i ugasila plafon.\n\nSveska je odjednom bila jedina stvar u sobi.',
    after:
      'Sledećih trideset sastava pregledala sam uspravno. Zarezi su bili tamo gde treba, bar na papiru.\n\nUčeniku sam ispravila ocenu i izvinila se pred svima.',
    now: 'Sada kuća zna: kad gori mala lampa, mama radi. Kad se ugasi, ima čaja.\n\nA sijalicu na plafonu palim samo kad tražim minđušu.',
    quote: 'Nisam slepa. Samo sam sedela u mraku.',
    noMore: ['Naginjanje ka svesci', 'Veliko svetlo koje budi sve', 'Škiljenje posle ponoći'],
  },
}
