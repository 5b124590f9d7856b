import type { ProductNoun } from '../product-noun.ts'

export const flasa: ProductNoun = {
  match: /\bflas|\bboc[aeu]\b/,
  nom: 'flaša',
  gen: 'flaše',
  acc: 'flašu',
  gender: 'f',
  audience: 'ljudi koji zaborave da piju vodu dok ne ožedne',
  keywords: ['flaša', 'flaša za vodu', 'flaša za put', 'flaša za trening', 'voda na poslu', 'flaša za školu'],
  titles: ['Voda uvek nadohvat ruke', 'Gutljaj koji ne zaboravite', 'Vaša flaša, ceo dan'],
  hooks: [
    'Flaša koja stoji pored Vas i podseća, umesto da čeka u frižideru.',
    'Napunite je ujutru i vratite se kući bez ijedne plastične.',
    'Za posao, školu i stazu, bez kapanja po torbi.',
  ],
  punches: ['Žedni ste. Samo ste zauzeti.', 'Jedna flaša. Nijedna plastična.', 'Uz Vas je. I puna je.'],
  bullets: [
    ['Ne kaplje u torbi', 'Zatvorite je i stavite uz papire bez brige.'],
    ['Uvek pred očima', 'Kad voda stoji na stolu, popije se. Kad stoji u kuhinji, ne.'],
    ['Lako se pere', 'Široko grlo, pa stigne i četka i krpa.'],
    ['Manje plastike', 'Jedna zameni sve one koje biste usput kupili.'],
    ['Otvara se u hodu', 'I kad Vam je jedna ruka zauzeta.'],
  ],
  reasons: [
    [
      'U tri po podne se setimo da nismo popili ni čašu vode.',
      'Kafa jeste tečnost, ali nije voda. Kad je {ime} na stolu, popijete gutljaj dok čekate da se računar pokrene, i to je dovoljno.',
    ],
    [
      'Najbolja navika je ona koju vidite.',
      'Ne treba Vam podsetnik u telefonu. Treba Vam nešto lepo na stolu, što se isprazni i ponovo napuni.',
    ],
  ],
  troubles: [
    [
      'Do podne dve kafe i nijedna čaša vode',
      'Setite se vode tek kad se usta osuše.',
      'Flaša na stolu podseti bez zvuka.',
      'Želim da pijem vodu',
    ],
    [
      'Flaša koja kaplje po torbi',
      'Sveske talasaste, telefon u pirinču.',
      'Dobro zatvorena, ostaje suva spolja.',
      'Želim suvu torbu',
    ],
    [
      'Svaki dan nova plastična',
      'Platite vodu, pa bacite flašu.',
      'Svoju dopunite gde god ima česma.',
      'Želim manje plastike',
    ],
    [
      'Dete vraća punu flašicu',
      'Jer je teška, dosadna ili tuđa.',
      'Svoja flaša se čuva, pa se iz nje i pije.',
      'Želim za školu',
    ],
  ],
  faq: [
    [
      'Može li i topao napitak?',
      'Zavisi od materijala, koji je naveden u opisu. Ako piše da može, zatvorite je tek kad para izađe.',
    ],
    ['Kako se pere?', 'Toplom vodom i malo deterdženta, a ostavite je otvorenu da se osuši.'],
    ['Da li propušta?', 'Kad je dobro zatvorite, ne. Povremeno proverite da gumica leži na svom mestu.'],
  ],
  advice: ['Mala navika', 'Napunite je uveče i ostavite kraj ključeva. Ujutru nema odluke, samo je uzmete.'],
  remarks: [
    ['f', 'Stoji pored tastature i stvarno pijem više.'],
    ['m', 'U rancu, naopako, ni kap.'],
    ['f', 'Sin je prvi put vratio praznu iz škole.'],
    ['m', 'Jednostavna i čvrsta. Pala dvaput, ništa.'],
    ['f', 'Perem je četkom, grlo je taman.'],
  ],
  story: {
    by: 'm',
    job: 'Nastavnik fizičkog',
    about: 'o vodi koju je propovedao, a nije pio',
    head: 'Deci sam govorio da piju vodu. Sam sam pio kafu',
    intro:
      'Predajem fizičko. Dvadeset puta dnevno kažem: „Pijte vodu.”\n\nU mojoj sobi su stajale tri šolje, sve od kafe.',
    trouble:
      'Posle trećeg časa mi se redovno muti pred očima. Mislio sam: galama, godine, vreme.\n\nUčenici su imali flašice. Ja sam imao aparat za kafu.',
    low: 'Na krosu sam trčao sa petacima, da ih podstaknem. Na pola sam seo na travu, kao da gledam oblake.\n\nMali Vuk je stao i pružio mi svoju flašicu. „Pijte vodu, nastavniče”, rekao je.',
    turn: 'Popio sam je do dna i osetio kako mi se vid razbistri. Devojčica je iz reda dobacila da to piše i na plakatu. Plakat sam lepio ja.',
    found:
      'Poručio sam flašu te iste večeri. Prvog dana sam je napunio i zaboravio u sobi. Drugog sam je spustio na klupu, pred svima.\n\nSad su oni mene opominjali.',
    after:
      'Za nedelju dana treći čas je postao kao i prvi. Galama je ista, godine takođe.\n\nŠolje sam oprao i vratio u zbornicu.',
    now: 'Kros smo opet trčali. Na pola sam stao, ali samo da sačekam Vuka.\n\nPlakat stoji. Sad ga i čitam.',
    quote: 'Nije mi falila snaga. Falila mi je čaša vode.',
    noMore: ['Tri kafe pre podneva', 'Kupovina vode na svakom ćošku', 'Mokre sveske u torbi'],
  },
}
