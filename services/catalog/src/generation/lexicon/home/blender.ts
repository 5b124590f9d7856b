import type { ProductNoun } from '../product-noun.ts'

export const blender: ProductNoun = {
  match: /\bblender/,
  nom: 'blender',
  gen: 'blendera',
  acc: 'blender',
  gender: 'm',
  audience: 'ljudi koji bi da jedu više voća, a nemaju više vremena',
  keywords: ['blender', 'blender za voće', 'smuti kod kuće', 'voćni napitak', 'zdrav doručak', 'blender za kuhinju'],
  titles: ['Voće se ne jede. Voće se pije', 'Doručak gotov pre kafe', 'Čaša voća za minut'],
  hooks: [
    'Blender koji voće iz činije preseli u čašu pre nego što voda za kafu proključa.',
    'Ubacite, pritisnite, sipajte. Doručak je gotov.',
    'Za jutra u kojima nemate vremena za doručak, a ne biste bez njega.',
  ],
  punches: ['Banana čeka. Blender ne.', 'Voće koje se konačno pojede.', 'Minut buke. Čaša voća.'],
  bullets: [
    ['Gotovo za tren', 'Ubacite šta imate i posle kratke buke imate čašu.'],
    ['Voće se ne baca', 'Zrele banane i omekšale breskve nađu svoje mesto.'],
    ['I deca piju', 'Spanać se ne vidi i ne pominje se.'],
    ['Malo mesta u kuhinji', 'Ne zauzima pola radne ploče.'],
    ['Pere se odmah', 'Isperete ga dok čaša stoji na stolu i gotovo.'],
  ],
  reasons: [
    [
      'Voće kupujemo s dobrom namerom.',
      'Ponedeljak: puna činija. Petak: mušice. {ime} od zrelog voća pravi čašu za minut, pa dobra namera stigne do stola.',
    ],
    [
      'Doručak ne propada zbog gladi, nego zbog vremena.',
      'Niko ujutru nema pola sata. Ali svako ima minut, pogotovo ako se čaša može poneti i usput popiti.',
    ],
  ],
  troubles: [
    [
      'Voće propadne u činiji',
      'Kupite ga u ponedeljak, bacite u petak.',
      'U blenderu je i prezrela banana dobra banana.',
      'Želim da ne bacam',
    ],
    [
      'Deca neće voće',
      'Jabuka isečena, jabuka vraćena.',
      'U čaši je slatka i niko ne pita šta je unutra.',
      'Želim da piju voće',
    ],
    ['Ujutru nema vremena', 'Kafa na nogama, kifla u kolima.', 'Minut, čaša, i krenuli ste siti.', 'Želim brz doručak'],
    [
      'Veliki aparat čami u ormaru',
      'Težak je, glasan i pere se pola sata.',
      'Ovaj stoji pri ruci i pere se odmah.',
      'Želim jednostavan',
    ],
  ],
  faq: [
    ['Može li smrznuto voće?', 'Ostavite ga nekoliko minuta da malo popusti i dodajte dovoljno tečnosti.'],
    ['Kako se pere?', 'Sipajte malo tople vode i kap deterdženta, uključite nakratko, pa isperite.'],
    ['Da li je glasan?', 'Glasan je koliko i svaki blender, samo mnogo kraće.'],
  ],
  advice: [
    'Redosled koji uvek uspe',
    'Prvo tečnost, pa meko voće, pa tvrđe. Kad nož ima šta da povuče, sve ostalo krene samo.',
  ],
  remarks: [
    ['f', 'Spanać, banana i malo meda. Deca misle da je sladoled.'],
    ['m', 'Posle treninga, za minut. Ne treba mi više.'],
    ['f', 'Više ne bacam banane, a to je kod mene uspeh.'],
    ['m', 'Jači je nego što izgleda.'],
    ['f', 'Isperem ga odmah i nikad ga ne sklanjam.'],
  ],
  story: {
    by: 'f',
    job: 'Recepcionerka',
    about: 'o banani koja ju je gledala svakog jutra',
    head: 'Deset godina sam doručkovala kafu',
    intro: 'Moj doručak je bio kafa. Ako zakasnim, druga kafa.\n\nVoće sam kupovala redovno, da stoji lepo u činiji.',
    trouble:
      'Ponedeljkom sam sebi obećavala jabuku u kolima. Sredom sam pojela krofnu. Petkom sam pod slavinom prala mušice sa grožđa.\n\nDeca su to gledala i učila.',
    low: 'Na poslu mi je gost hotela pružio čašu vode i pitao da li mi je dobro. Bilo je jedanaest, a ja bela kao čaršav.\n\n„Jeste li šta jeli?”, pitao je stranac.',
    turn: 'Te večeri me je sa police gledala jedna crna banana. Pitala sam sestru šta ona radi s takvima. „Popijem ih”, rekla je.',
    found:
      'Poručila sam ga i smestila do džezve, da jedno drugom budu na oku.\n\nPrvo jutro: banana, ovsene pahuljice, mleko. Trajalo je kraće nego što se kafa diže.',
    after:
      'Posle dve nedelje kafu pijem drugu, a ne prvu. Deca biraju boju: danas zelena, sutra roze.\n\nČinija se prazni do četvrtka.',
    now: 'Onaj gost je opet dolazio. Pitao me je da li mi je dobro.\n\nJeste, rekla sam, doručkovala sam.',
    quote: 'Voće nisam zavolela. Samo sam ga konačno stigla.',
    noMore: ['Mušice nad činijom', 'Krofna umesto doručka', 'Kafa na prazan stomak'],
  },
}
