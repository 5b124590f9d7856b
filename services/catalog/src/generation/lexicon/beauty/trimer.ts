import type { ProductNoun } from '../product-noun.ts'

export const trimer: ProductNoun = {
  match: /\btrimer|\bbrija[cn]|\bmasinic[a-z]* za (sisanj|brad|kos)/,
  nom: 'trimer',
  gen: 'trimera',
  acc: 'trimer',
  gender: 'm',
  audience: 'muškarci koji bradu drže urednom bez berberina',
  keywords: ['trimer', 'trimer za bradu', 'trimer za kosu', 'uredna brada', 'šišanje kod kuće', 'poklon za njega'],
  titles: ['Uredan za pet minuta', 'Brada kao kod berberina', 'Ivica ravna iz prve'],
  hooks: [
    'Trimer koji bradu dotera pre posla, a lavabo ne zatrpa.',
    'Jedna dužina, ravna ivica i već ste na vratima.',
    'Za bradu, vrat i onih nekoliko dlaka koje drugi primete pre Vas.',
  ],
  punches: ['Brada uredna. Kafa još topla.', 'Ravno. Sa obe strane.', 'Berberin petkom. Trimer svaki dan.'],
  bullets: [
    ['Ravna ivica', 'Na vratu i na obrazu, sa obe strane ista.'],
    ['Ne čupa', 'Seče čisto, pa nema crvenila oko kragne.'],
    ['Poslušan je', 'I kad radite naopako, u ogledalu.'],
    ['Brzo se čisti', 'Četkica, malo vode i spreman je.'],
    ['I za kosu iza ušiju', 'Da izdržite do sledećeg šišanja.'],
  ],
  reasons: [
    [
      'Neuredna brada nije stil. To je petak.',
      'Razlika između doterane i zapuštene su dva minuta i ravna ivica. {ime} je pri ruci, pa do petka ne stignete.',
    ],
    [
      'Do berberina se ne stiže svakog utorka.',
      'A sastanak je utorkom. Kad ivice držite sami, kod berberina idete zbog razgovora.',
    ],
  ],
  troubles: [
    ['Jedna strana viša od druge', 'Pa skraćujete drugu, pa opet prvu.', 'Ravna ivica iz prvog poteza.', 'Želim ravno'],
    [
      'Crven vrat ispod kragne',
      'Žilet, žurba i kolonjska.',
      'Seče iznad kože, pa vrat ostane miran.',
      'Želim bez crvenila',
    ],
    ['Stari čupa', 'I zastane na pola brade.', 'Novi seče čisto, bez zastajkivanja.', 'Želim da ne čupa'],
    [
      'Lavabo kao pod u berbernici',
      'Supruga to primeti prva.',
      'Obavite posao iznad peškira i otresite.',
      'Želim mir u kući',
    ],
  ],
  faq: [
    [
      'Može li i kosa?',
      'Može da dotera ivice i kratku kosu. Za celu frizuru su potrebni nastavci, ako su navedeni u opisu.',
    ],
    ['Kako se održava?', 'Četkicom posle svake upotrebe, a povremeno kap ulja na oštricu.'],
    ['Sme li pod vodu?', 'Samo ako u opisu tako piše. Inače ga čistite suvo.'],
  ],
  advice: [
    'Kako do ravne ivice',
    'Počnite od veće dužine i skraćujte polako. Zamislite liniju od uha do uha, prst iznad Adamove jabučice.',
  ],
  remarks: [
    ['m', 'Ne čupa. To je sve što sam tražio.'],
    ['f', 'Kupila mužu, sad je uredan i radnim danom.'],
    ['m', 'Sinu prva brada, meni prva seda. Isti trimer.'],
    ['m', 'Čisti se za minut.'],
    ['m', 'Mali je za veliku šaku, ali seče odlično.'],
  ],
  story: {
    by: 'm',
    job: 'Advokatski pripravnik',
    about: 'o prvom ročištu i jednom zulufu',
    head: 'Na prvo ročište otišao sam sa jednim zulufom',
    intro:
      'Bradu sam pustio da izgledam ozbiljno. Tako rade mladi pravnici.\n\nNiko mi nije rekao da se ona i održava.',
    trouble:
      'Doterivao sam je makazama za nokte, pa otvaračem za pisma, pa trimerom koji mi je ostao od cimera.\n\nČupao je kao da mi se sveti.',
    low: 'Ujutru, pred prvo ročište, hteo sam da poravnam levi zuluf. Trimer je stao na pola i odneo ga celog.\n\nSudija me je gledala u desnu stranu, druga strana u levu.',
    turn: 'Mentor mi nije rekao ništa. Sutradan me je na stolu čekao papir sa naslovom „Rešenje” i jednim proizvodom ispod.',
    found:
      'Poručio sam ga bez prava na žalbu. Prvi put sam ravnao bradu pola sata, od straha.\n\nNije čupnuo nijednom.',
    after:
      'Zuluf se vratio za tri nedelje i od tada ima ravnopravan položaj.\n\nUjutru mi treba pet minuta, uključujući i kafu.',
    now: 'Na poslednjem ročištu sudija me je pogledala pravo u lice. Presudila je u našu korist.\n\nNe kažem da je zbog brade.',
    quote: 'Ozbiljnost nije u bradi. Ali počinje od ivice.',
    noMore: ['Makaze za nokte kao alat', 'Skraćivanje jedne strane, pa druge', 'Izgovor da je to stil'],
  },
}
