import type { ProductNoun } from '../product-noun.ts'

export const jastuk: ProductNoun = {
  match: /\bjastu[kc]/,
  nom: 'jastuk',
  gen: 'jastuka',
  acc: 'jastuk',
  gender: 'm',
  audience: 'odrasli koji se bude ukočenog vrata ili noću traže bolji položaj',
  keywords: [
    'jastuk',
    'jastuk za spavanje',
    'jastuk za vrat',
    'mekan jastuk',
    'jastuk za spavanje na boku',
    'poklon za roditelje',
  ],
  titles: ['Probudite se odmornog vrata', 'Jutro koje ne počinje istezanjem', 'Noć u kojoj se jastuk ne okreće'],
  hooks: [
    'Jastuk koji glavu i vrat drži u ravni, pa ujutru ne počinjete dan istezanjem.',
    'Legnete, namestite se jednom i tako dočekate jutro.',
    'Dobar jastuk se ne primeti celu noć. Primeti se ujutru.',
  ],
  punches: [
    'Legnite kako volite. Vrat neće znati.',
    'Jastuk ne treba tući pesnicom. Treba ga promeniti.',
    'Spavate osam sati. Neka i vrat spava.',
  ],
  bullets: [
    ['Vrat ima svoj oslonac', 'Ivica podupire vrat, a glava leži malo niže, kao kad stojite uspravno.'],
    ['Na boku i na leđima', 'Kad se okrenete u snu, oslonac ostaje tamo gde treba.'],
    ['Drži oblik do jutra', 'Ne slegne se u pola noći i ne treba ga presavijati.'],
    ['Jedan umesto dva', 'Nema više slaganja jastuka na jastuk, od čega vrat ostaje savijen.'],
    ['Prija i posle posla', 'Legnite na njega pola sata pred večeru i pustite ramena.'],
    ['Običan krevet, bolji san', 'Dušek ne morate da menjate. Često je dovoljno promeniti ono pod glavom.'],
  ],
  reasons: [
    [
      'Nije do dušeka. Do visine jastuka je.',
      'Kad je jastuk previsok ili premek, glava celu noć visi, a mišići vrata rade da je zadrže. {ime} podupire vrat i pušta glavu da legne, pa se mišići konačno odmore.',
    ],
    [
      'Trećinu života provedete na njemu.',
      'Cipele probamo pre nego što ih kupimo, a jastuk godinama trpimo. Ovaj je oblikovan prema vratu, a ne prema jastučnici. Zato se na njemu ne tražite, nego zaspite.',
    ],
  ],
  troubles: [
    [
      'Jastuk se do ponoći slegne',
      'U dva ujutru ga presavijate, u četiri ga gurate pod rame.',
      'Ovaj drži oblik, pa spavate u položaju u kom ste zaspali.',
      'Želim mirnu noć',
    ],
    [
      'Okrenete se na bok i vrat visi',
      'Rame je široko, a jastuk nizak. Glava tone prema dušeku.',
      'Viša ivica popuni prostor između ramena i glave.',
      'Želim oslonac za vrat',
    ],
    [
      'Ujutru vozite bez okretanja glave',
      'Ukočen vrat prođe tek oko podneva, uz mnogo istezanja.',
      'Kad vrat leži ravno, ujutru ima manje šta da se isteže.',
      'Želim lakše jutro',
    ],
    [
      'Dva jastuka, a nijedan kako treba',
      'Jedan je premalo, dva su previše. Brada ide ka grudima.',
      'Jedan jastuk prave visine uradi ono što dva ne mogu.',
      'Želim jedan dobar jastuk',
    ],
  ],
  faq: [
    [
      'Da li je za spavanje na boku?',
      'Jeste. Na boku koristite višu ivicu, na leđima nižu. Posle nekoliko noći to radite bez razmišljanja.',
    ],
    [
      'Koliko treba da se naviknem?',
      'Većini treba nekoliko noći. Ako ste dugo spavali na visokom jastuku, prvo mu dajte sat-dva pred san.',
    ],
    [
      'Šta ako mi bude tvrd?',
      'Prve večeri ume da deluje tvrđe nego što ste navikli. Ako se posle mesec dana niste navikli, vraćamo novac.',
    ],
  ],
  advice: [
    'Savet za prve noći',
    'Legnite tako da ramena budu na dušeku, a samo glava i vrat na jastuku. Ramena na jastuku su najčešća greška, a ispravlja se najlakše.',
  ],
  remarks: [
    ['f', 'Prve dve noći mi je bio čudan. Treće sam prespavala do budilnika.'],
    ['m', 'Više ga ne tučem pesnicom u tri ujutru. To mi je bilo dosta.'],
    ['f', 'Kupila sam sebi, a muž mi ga je uzeo. Poručujem drugi.'],
    ['m', 'Spavam na boku i više ne guram ruku pod jastuk. Zadovoljan.'],
    ['f', 'Nosim ga i na more, u hotelu nikad ne znaš šta te čeka.'],
  ],
  story: {
    by: 'f',
    job: 'Učiteljica',
    about: 'o tome kako je posle godina presavijanja jastuka prespavala noć',
    head: 'Godinama sam menjala dušek, a trebalo je jastuk',
    intro:
      'Imam trideset đaka i glas koji mora da izdrži do dvanaest i petnaest. Ono što nisam imala bila je jedna cela noć.\n\nBudila sam se u tri, presavijala jastuk, okretala ga na hladniju stranu i gledala u plafon.',
    trouble:
      'Prvo je bio kriv dušek, pa smo kupili novi. Onda je bila kriva promaja. Na kraju sam bila kriva ja, jer se, kažu, previše nerviram.\n\nUjutru sam na tabli pisala bočno, jer nisam mogla da okrenem glavu.',
    low: 'Na roditeljskom sastanku me je jedna majka pitala zašto stalno držim ruku na potiljku. Nisam ni znala da to radim.\n\nTe večeri sam brojala jastuke u kući. Bilo ih je sedam, i svaki je završio presavijen.',
    turn: 'Koleginica iz zbornice je samo rekla: „Ti ne spavaš na jastuku, ti se rveš s njim.” I poslala mi stranicu.',
    found:
      'Nije mi delovao naročito. Talas, ivica, udubljenje. Poručila sam ga jer se plaćalo kuriru i jer sam mogla da ga vratim.\n\nPrvu noć mi je bio tvrd. Drugu sam zaboravila da o njemu mislim.',
    after:
      'Treće jutro me je probudio budilnik. To ne pamtim još od studija.\n\nIstegla sam se iz navike i shvatila da nema šta da se isteže.',
    now: 'I dalje imam trideset đaka i isti plafon. Samo ga ređe gledam.\n\nOnih sedam jastuka sada služi za predstavu o carskom dvoru, i tu su na svom mestu.',
    quote: 'Nisam tražila čudo. Tražila sam jednu celu noć.',
    noMore: [
      'Dva jastuka naslagana jedan na drugi',
      'Peškir umotan pod vratom',
      'Istezanje na ivici kreveta pre prve kafe',
    ],
  },
}
