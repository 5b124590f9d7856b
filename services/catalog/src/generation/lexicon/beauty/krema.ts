import type { ProductNoun } from '../product-noun.ts'

export const krema: ProductNoun = {
  match: /\bkrem/,
  nom: 'krema',
  gen: 'kreme',
  acc: 'kremu',
  gender: 'f',
  audience: 'ljudi čija je koža suva od vode, vetra i posla',
  keywords: ['krema', 'krema za lice', 'krema za ruke', 'nega kože', 'meka koža', 'svakodnevna nega'],
  titles: ['Koža koja ne zateže', 'Meko posle prvog nanošenja', 'Nega koju osetite pod prstima'],
  hooks: [
    'Krema koja se upije dok zakopčate kaput, a koža ostane meka.',
    'Nanesete je, zaboravite na nju i ne tražite je do večeri.',
    'Za kožu koja zimi zateže, a leti se ljušti.',
  ],
  punches: ['Koža zateže. Krema popušta.', 'Nanesite. Dodirnite. Osetite razliku.', 'Meke ruke. I u januaru.'],
  bullets: [
    ['Brzo se upija', 'Posle minuta možete da uzmete telefon.'],
    ['Ne ostavlja masan trag', 'Ni na rukavu ni na volanu.'],
    ['Malo je dovoljno', 'Za jedno nanošenje dovoljna je kap veličine zrna graška.'],
    ['Prijatno miriše', 'Blago, pa ne ulazi u sobu pre Vas.'],
    ['Za svaki dan', 'Ujutru pre izlaska i uveče pred spavanje.'],
  ],
  reasons: [
    [
      'Koža ne pamti skupo. Pamti redovno.',
      'Najskuplja krema u ormariću ne radi ništa. {ime} je od onih koje stoje kraj umivaonika i zaista se troše.',
    ],
    [
      'Zateže? Koža tako traži vodu.',
      'Topla voda, vetar i grejanje uzimaju vlagu. Tanak sloj posle umivanja je zadrži, i koža je mirna do večeri.',
    ],
  ],
  troubles: [
    ['Koža zateže posle umivanja', 'Nasmejete se, a koža ne prati.', 'Tanak sloj i opet je svoja.', 'Želim meku kožu'],
    [
      'Masne kreme koje ostanu',
      'Na telefonu, na jastučnici, na papirima.',
      'Ova se upije, pa nema tragova.',
      'Želim da se upije',
    ],
    [
      'Ruke kao šmirgla',
      'Sudovi, dezinfekcija, vetar.',
      'Nekoliko dana redovno i osetite razliku pod prstima.',
      'Želim meke ruke',
    ],
    ['Pet tegli, nijedna do kraja', 'Svaka za nešto, nijedna za sad.', 'Jedna za svaki dan, pri ruci.', 'Želim jednu'],
  ],
  faq: [
    [
      'Da li je za osetljivu kožu?',
      'Sastav je naveden na pakovanju. Prvo je probajte na unutrašnjoj strani lakta i sačekajte dan.',
    ],
    ['Koliko često da je koristim?', 'Ujutru i uveče, na čistu, malo vlažnu kožu.'],
    ['Koliko traje pakovanje?', 'Zavisi od Vas. Pošto je malo dovoljno, obično traje duže nego što očekujete.'],
  ],
  advice: ['Kad najviše koristi', 'Nanesite je dok je koža još malo vlažna od vode. Tako zadrži vlagu koja je već tu.'],
  remarks: [
    ['f', 'Stoji kraj umivaonika i prva se potroši.'],
    ['m', 'Radim napolju. Ruke mi više ne pucaju od vetra.'],
    ['f', 'Ne ostavlja tragove na telefonu. Konačno.'],
    ['f', 'Miriše nežno, muž je pitao šta je novo.'],
    ['f', 'Mislila sam da je malo pakovanje, a traje.'],
  ],
  story: {
    by: 'f',
    job: 'Cvećarka',
    about: 'o rukama koje je krila u džepovima',
    head: 'Prodajem najnežnije stvari na svetu. Rukama kao kora drveta',
    intro:
      'Imam cvećaru. Voda, zemlja, trnje i hladnjača, od šest ujutru.\n\nLjudi gledaju ruže. Ja sam gledala da ne gledaju ruke.',
    trouble:
      'Rukavice ne mogu, jer cvet treba osetiti. Kreme sam imala pet, svaku masniju od druge.\n\nPosle svake bih ostavila otisak na celofanu, kao u krimiću.',
    low: 'Mladić je kupovao prsten i ruže, i pružio mi ruku da mu poželim sreću. Trgao se.\n\nRekla sam da je od trnja. Bilo je od januara.',
    turn: 'Mušterija, penzionisana babica, jednom mi je okrenula dlan naviše, kao da gleda sudbinu. „Vi ruke samo perete”, rekla je, „a nikad ih ne hranite.”',
    found:
      'Poručila sam istu koju ona nosi u torbi. Nanosila sam je posle svakog pranja, i tog dana to je bilo jedanaest puta.\n\nUpijala se pre nego što uzmem celofan.',
    after:
      'Posle nedelju dana sam na kasi spustila dlanove na pult. Tek tada sam primetila da ih ne krijem.\n\nNa celofanu nema otisaka.',
    now: 'Onaj mladić je došao sa ženom, po bidermajer. Pružio mi je ruku i nije se trgao.\n\nRuže i dalje imaju trnje. To im je posao.',
    quote: 'Nisam promenila posao. Samo ruke sad znaju da nisu same.',
    noMore: ['Ruke u džepovima', 'Otisci na svemu', 'Pet poluotvorenih tegli'],
  },
}
