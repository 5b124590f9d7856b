import type { ProductNoun } from '../product-noun.ts'

export const cetka: ProductNoun = {
  match:
    /\bcetk[a-z]* (za )?(kos|raspetlj|ispravlj|feniranj|stilizovanj)|\bcetk[aue]\b(?! za (zub|ribanj|wc|ciscenj|sud))/,
  nom: 'četka',
  gen: 'četke',
  acc: 'četku',
  gender: 'f',
  audience: 'žene i devojčice kojima se kosa mrsi',
  keywords: [
    'četka',
    'četka za kosu',
    'raspetljavanje kose',
    'češljanje bez čupanja',
    'nega kose',
    'četka za devojčice',
  ],
  titles: ['Češljanje bez suza', 'Čvor popusti, kosa ostane', 'Glatka kosa od korena do vrha'],
  hooks: [
    'Četka koja prođe kroz čvor, a kosu ne počupa.',
    'I najzamršenije jutro se raščešlja bez jaukanja.',
    'Za gustu kosu, dečju kosu i onu posle kape.',
  ],
  punches: ['Čvor je popustio. Kosa nije.', 'Češljanje. Bez „jao”.', 'Sto poteza. Nijedna suza.'],
  bullets: [
    ['Prolazi kroz čvorove', 'Popuste pod četkom, umesto da puknu.'],
    ['Nežna prema temenu', 'Prija kao lagana masaža.'],
    ['Za mokru i suvu kosu', 'Posle pranja i pred izlazak.'],
    ['Drška koja ne klizi', 'Ni kad su ruke mokre od šampona.'],
    ['Lako se čisti', 'Dlake izvučete za čas, bez makaza.'],
  ],
  reasons: [
    [
      'Kosa najčešće strada od češljanja.',
      'Čvor se ne rešava silom. {ime} ga otvara postepeno, pa u četki ostane manje kose nego inače.',
    ],
    ['Jutro sa devojčicom počne češljanjem.', 'Ili suzama, ili pričom. Kad ne boli, ostane vremena i za kiku.'],
  ],
  troubles: [
    ['„Jao, mama, čupaš!”', 'Svakog jutra, pre vrtića.', 'Čvor popusti, a suze izostanu.', 'Želim jutro bez suza'],
    ['Pola kose ostane u četki', 'Gledate je i brojite.', 'Nežnije češljanje, manje kidanja.', 'Želim nežnije'],
    ['Posle pranja se zamrsi', 'Pa je vezujete mokru.', 'Prođe i kroz vlažnu kosu.', 'Želim bez čvorova'],
    ['Kosa se diže na sve strane', 'Kape i džemperi čine svoje.', 'Nekoliko poteza i legne.', 'Želim mirnu kosu'],
  ],
  faq: [
    ['Da li je za mokru kosu?', 'Jeste, polako i od vrhova naviše. Mokra kosa je osetljivija.'],
    ['Da li je za dečju kosu?', 'Jeste, dobro se pokazala baš kod dece.'],
    ['Kako se čisti?', 'Izvucite dlake prstima i operite je u toploj vodi sa malo šampona, jednom u dve nedelje.'],
  ],
  advice: [
    'Od vrha ka korenu',
    'Uvek počnite od krajeva i penjite se naviše. Ko krene od korena, gura sve čvorove u jedan.',
  ],
  remarks: [
    ['f', 'Ćerka sama traži da se češlja. Nekad je bežala ispod stola.'],
    ['f', 'U četki ostane duplo manje kose.'],
    ['f', 'Kosa do struka, za nekoliko minuta.'],
    ['m', 'Tata koji pravi kike. Uspeva.'],
    ['f', 'Prija i temenu, kao mala masaža.'],
  ],
  story: {
    by: 'm',
    job: 'Samohrani otac i vozač autobusa',
    about: 'o prvoj kiki koja je izdržala do škole',
    head: 'Naučio sam da vozim autobus. Kiku nisam mogao',
    intro:
      'Vozim gradski autobus i podižem ćerku. U autobusu imam šezdeset putnika i mir.\n\nU kupatilu, jedna putnica i rat.',
    trouble:
      'Kosa joj je do struka, kao mamina. Svako jutro sam je češljao kao što se otvara zaglavljen prozor.\n\nJa vučem, ona plače, a oboje kasnimo.',
    low: 'Jednog jutra je uzela makaze i rekla: „Hajde da je isečemo, pa nećeš morati.” Ima sedam godina.\n\nUzeo sam joj makaze i morao da izađem na terasu.',
    turn: 'Na liniji petnaest vozi se jedna baka sa četiri unuke. Sve četiri sa savršenim kikama. Na crvenom sam je pitao kako.',
    found:
      '„Četka, sinko. I od vrhova naviše”, rekla je i sišla. Poručio sam je na okretnici.\n\nPrvo veče smo češljali polako, uz crtani. Nije rekla „jao”. Čekao sam i nije.',
    after:
      'Za nedelju dana sam naučio kiku. Prva je bila kriva, ali je izdržala do škole.\n\nTreća je izdržala do ponedeljka.',
    now: 'Sad pita da joj pravim dve. I riblju kost, šta god to bilo. Vežbam na pertlama.\n\nBaka sa petnaestice mi maše s vrata.',
    quote: 'Nisam znao za četku. Mislio sam da ne znam ja.',
    noMore: ['Suze pre škole', 'Makaze kao rešenje', 'Pola kose u umivaoniku'],
  },
}
