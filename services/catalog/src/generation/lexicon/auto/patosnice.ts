import type { ProductNoun } from '../product-noun.ts'

export const patosnice: ProductNoun = {
  match: /\bpatosnic|\bprostirk[a-z]* za (auto|kola)/,
  nom: 'patosnice',
  gen: 'patosnica',
  acc: 'patosnice',
  gender: 'fp',
  audience: 'vozači kojima zima ulazi u auto na cipelama',
  keywords: [
    'patosnice',
    'patosnice za auto',
    'zaštita poda u autu',
    'zimska oprema za auto',
    'čist auto',
    'gumene patosnice',
  ],
  titles: ['Blato ostaje na patosnici', 'Pod u autu, kao na dan kupovine', 'Zima ne ide dalje od cipela'],
  hooks: [
    'Patosnice koje blato i vodu zadrže na sebi, a pod u autu ostave suvim.',
    'Izvadite ih, istresete i vratite. Auto je opet čist.',
    'Za sneg na cipelama, pesak sa plaže i prosutu kafu.',
  ],
  punches: ['Uđite blatnjavi. Pod je miran.', 'Sneg na cipelama. Suv auto.', 'Istresete. Vratite. Čisto.'],
  bullets: [
    ['Voda ne ide dalje', 'Ivica je zadrži, pa tepih ispod ostane suv.'],
    ['Ne klize pod nogom', 'Leže mirno, i to je važno kod pedala.'],
    ['Čiste se za minut', 'Istresete ih ili isperete crevom.'],
    ['U sva četiri godišnja doba', 'Zimi sneg, u proleće blato, leti pesak, u jesen lišće.'],
    ['Čuvaju vrednost auta', 'Pod ispod ostane kakav je bio.'],
  ],
  reasons: [
    [
      'Miris u autu počinje od poda.',
      'Sneg se otopi, voda uđe u tepih i ostane do proleća. Patosnice sa ivicom tu vodu zadrže, pa je prospete čim stanete.',
    ],
    [
      'Najprljaviji deo auta je onaj koji ne gledate.',
      'Do trenutka kad neko drugi sedne. Sa dobrim patosnicama pod je čist za minut, i bez usisavanja.',
    ],
  ],
  troubles: [
    [
      'Sneg se otopi, tepih ostane mokar',
      'Stakla se magle do marta.',
      'Voda ostane na patosnici, a Vi je prospete.',
      'Želim suv auto',
    ],
    ['Patosnica klizi ka pedali', 'Nogom je vraćate u vožnji.', 'Ova leži gde je stavite.', 'Želim da ne klizi'],
    [
      'Pesak sa mora, i u novembru',
      'Usisavate, a on i dalje izlazi.',
      'Izvadite patosnicu i istresete leto.',
      'Želim čist pod',
    ],
    ['Prosuta kafa na putu', 'Miris mleka traje duže od puta.', 'Prebrišete i nastavite.', 'Želim bez fleka'],
  ],
  faq: [
    [
      'Odgovaraju li mom autu?',
      'Model i dimenzije su u opisu. Ako niste sigurni, recite nam marku i godište kad Vas pozovemo.',
    ],
    ['Kako se čiste?', 'Istresite ih, isperite vodom i vratite suve.'],
    ['Mogu li preko starih?', 'Ne. Stare izvadite, jer dve na jednom mestu klize ka pedalama.'],
  ],
  advice: [
    'Bezbednost na prvom mestu',
    'Kad ih postavite, pritisnite svaku pedalu do kraja. Ivica ne sme da je dodirne.',
  ],
  remarks: [
    ['m', 'Cela zima, a tepih suv. Stakla se ne magle.'],
    ['f', 'Isperem ih crevom i gotovo.'],
    ['m', 'Legle su kao fabričke.'],
    ['f', 'Deca i sladoled. Preživele.'],
    ['m', 'Prvih dana mirišu na gumu, posle ništa.'],
  ],
  story: {
    by: 'f',
    job: 'Poljoprivredna inženjerka',
    about: 'o blatu koje je prestala da vozi kući',
    head: 'Njivu obilazim kolima. Pola njive sam vozila kući',
    intro:
      'Radim sa poljoprivrednicima. Moja kancelarija je atar, a atar je blato.\n\nČizme menjam, ali auto je samo jedan.',
    trouble:
      'Svake večeri sam iz auta iznosila grumenje. Tepih je bio mokar od oktobra do aprila, a stakla zamagljena iznutra.\n\nVozila sam sa krpom u ruci.',
    low: 'Na svadbu sam pošla u svečanoj haljini i štiklama. Kad sam izašla, đonovi su bili od ilovače.\n\nPlesala sam cele večeri i ostavljala tragove kao traktor.',
    turn: 'Domaćin, kod koga već godinama obilazim kukuruz, otvorio je svoj džip. Pod suv, blato u tacni. „Pa ne nosim ja njivu kući”, rekao je.',
    found:
      'Stigle su pre sledeće kiše. Stavila sam ih za pet minuta, uz jedno čudo: legle su odmah.\n\nPosle prvog obilaska izvadila sam ih, isprala crevom i vratila.',
    after:
      'U decembru su stakla bila čista. Krpu sam bacila.\n\nTepih ispod je suv i, moram reći, druge boje nego što sam mislila.',
    now: 'Na sledeću svadbu pošla sam u istim štiklama. Ušla sam u salu čista.\n\nDomaćin me je zamolio za ples.',
    quote: 'Blato je moj posao. Auto nije.',
    noMore: ['Vožnja sa krpom u ruci', 'Novine po podu', 'Mokar tepih do marta'],
  },
}
