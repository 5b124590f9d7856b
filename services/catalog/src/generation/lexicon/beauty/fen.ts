import type { ProductNoun } from '../product-noun.ts'

export const fen: ProductNoun = {
  match: /\bfen(a|ov[a-z]*)?\b/,
  nom: 'fen',
  gen: 'fena',
  acc: 'fen',
  gender: 'm',
  audience: 'žene koje kosu peru pred posao i nemaju pola sata',
  keywords: ['fen', 'fen za kosu', 'sušenje kose', 'brzo sušenje', 'frizura kod kuće', 'nega kose'],
  titles: ['Suva kosa pre nego što zazvoni', 'Frizura koja traje do večeri', 'Jutro bez mokrog vrata'],
  hooks: [
    'Fen koji kosu osuši pre nego što se ruka umori.',
    'Oprana, osušena i na poslu na vreme, i u ponedeljak.',
    'Za kosu koja drži oblik i posle kape i autobusa.',
  ],
  punches: [
    'Kosa suva. Ruka odmorna.',
    'Ponedeljak, sedam i petnaest. Frizura gotova.',
    'Oprali ste kosu. Već je suva.',
  ],
  bullets: [
    ['Kraće u ruci', 'Snažan vazduh skrati sušenje, pa ruke ne bole.'],
    ['Kosa se manje čupa', 'Suši se iz korena, pa je lakše razdvojite prstima.'],
    ['Drži oblik', 'Posle hladnog vazduha frizura ostaje gde ste je ostavili.'],
    ['Lako se njime barata', 'Dohvatite i potiljak bez akrobacija.'],
    ['Za svaku dužinu', 'Za kratku kosu i za onu do pola leđa.'],
  ],
  reasons: [
    [
      'Kosu ne kvari toplota, nego vreme pod njom.',
      'Što duže sušite, to se više suši i ono što ne treba. {ime} skraćuje posao, pa kosa ostane meka, a jutro mirno.',
    ],
    [
      'Dobra frizura počinje od korena.',
      'Kad je koren suv, ostalo samo legne. Zato se ne čeka, nego se ciljano osuši tamo gde treba.',
    ],
  ],
  troubles: [
    [
      'Ruka se umori pre nego što se kosa osuši',
      'Menjate ruke, pa ostavite mokro.',
      'Kraće sušenje, pa ruka izdrži do kraja.',
      'Želim brže',
    ],
    ['Na posao sa mokrim potiljkom', 'I kapa preko toga.', 'Suva je pre nego što izađete.', 'Želim suvu kosu'],
    ['Frizura traje do stanice', 'Vlaga i kapa urade svoje.', 'Na kraju hladan vazduh zadrži oblik.', 'Želim da traje'],
    [
      'Stari fen miriše na prašinu',
      'I ponekad se ugasi sam.',
      'Novi krene iz prve i miriše na opranu kosu.',
      'Želim novi',
    ],
  ],
  faq: [
    ['Da li je za tanku kosu?', 'Jeste. Držite ga malo dalje i sušite umerenijim vazduhom.'],
    ['Da li je glasan?', 'Čuje se, kao svaki fen, samo kraće.'],
    ['Kako se održava?', 'Jednom mesečno skinite poklopac sa zadnje strane i četkicom uklonite prašinu.'],
  ],
  advice: [
    'Kako se brže suši',
    'Prvo peškirom pokupite vodu, bez trljanja. Onda koren, pa dužina, i na kraju hladan vazduh.',
  ],
  remarks: [
    ['f', 'Kosa do pola leđa, a stižem na autobus.'],
    ['f', 'Manje se čupa nego od starog.'],
    ['f', 'Ćerka prvi put ne beži kad je pranje kose.'],
    ['m', 'Sušim se brže nego što ona kaže „gotov si?”'],
    ['f', 'Tiši od starog i to mi je dovoljno.'],
  ],
  story: {
    by: 'f',
    job: 'Zubna tehničarka',
    about: 'o kosi koju je godinama sušila u autobusu',
    head: 'Moja kosa se sušila u autobusu broj šest',
    intro:
      'Imam gustu kosu, na mamu. Svi je vole, osim mene u sedam ujutru.\n\nPerem je pred posao, jer uveče nemam snage.',
    trouble:
      'Stari fen je duvao kao kad neko uzdahne. Posle petnaest minuta ruka mi se tresla, a potiljak je i dalje kapao.\n\nOstatak se sušio u autobusu, između dva otvorena prozora.',
    low: 'U januaru mi se kosa zaledila do stanice. Vozač je pitao da li je to nova moda.\n\nNa poslu sam ceo dan kijala u masku.',
    turn: 'Frizerka mi je, dok je fenirala, rekla: „Ovo traje deset minuta jer je fen dobar, a ne jer sam ja brza.”',
    found:
      'Poručila sam ga uveče, sa peškirom na glavi. Prvo sušenje sam merila, kao eksperiment.\n\nStala sam kad sam shvatila da sam gotova, a da ruka nije ni pitala.',
    after:
      'Sad izlazim suva, i u januaru. Vozač me je pozdravio i rekao da je prethodna frizura bila zanimljivija.\n\nNe kijam.',
    now: 'Kosa je ista, na mamu. Samo je više ne nosim mokru po gradu.\n\nMama je videla fen i tražila isti takav. Poručila sam joj za rođendan.',
    quote: 'Nisam dobila drugu kosu. Dobila sam pola sata.',
    noMore: ['Vlažan potiljak u autobusu', 'Menjanje ruku na pola', 'Kijanje od januara do marta'],
  },
}
