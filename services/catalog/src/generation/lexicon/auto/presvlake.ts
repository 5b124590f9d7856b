import type { ProductNoun } from '../product-noun.ts'

export const presvlake: ProductNoun = {
  match: /\bpresvlak|\bnavlak[a-z]* za (sedist|sjedist|auto)/,
  nom: 'presvlake',
  gen: 'presvlaka',
  acc: 'presvlake',
  gender: 'fp',
  audience: 'vozači sa decom, psom ili starijim automobilom',
  keywords: [
    'presvlake',
    'presvlake za auto',
    'presvlake za sedišta',
    'zaštita sedišta',
    'oprema za auto',
    'uredan auto',
  ],
  titles: ['Auto iznutra kao nov', 'Sedišta mirna, vozač miran', 'Nova sedišta bez novog auta'],
  hooks: [
    'Presvlake koje stara sedišta sakriju, a nova sačuvaju.',
    'Navučete ih za jedno popodne i auto izgleda godinama mlađi.',
    'Za automobil u kom se jede, vozi pas i vraća sa mora.',
  ],
  punches: ['Sok se prosuo. Sedište ne zna.', 'Isti auto. Druga sedišta.', 'Neka jedu. Presvučeno je.'],
  bullets: [
    ['Sakriju ono što je bilo', 'Fleke, pocepano i izlizano ostaju ispod.'],
    ['Čuvaju ono što jeste', 'Sok, pesak i dlake ne dođu do sedišta.'],
    ['Lepo prianjaju', 'Ne klize i ne gužvaju se kad sednete.'],
    ['Skinu se i operu', 'A sedište ispod ostane suvo.'],
    ['Prijatne za sedenje', 'Manje peku leti i manje hlade zimi.'],
  ],
  reasons: [
    [
      'Auto menjamo retko. Sedišta gledamo svakog dana.',
      'Motor radi, gume su dobre, a unutra izgleda umorno. Presvlake to promene za jedno popodne i mnogo manje novca.',
    ],
    [
      'Kupac prvo pogleda sedišta.',
      'Kad jednog dana auto budete prodavali, sačuvana sedišta kažu više od oglasa. Do tada, prijatnije Vam je da vozite.',
    ],
  ],
  troubles: [
    [
      'Sok, kifla, blatnjave cipele',
      'Zadnje sedište pamti svako detinjstvo.',
      'Skinete presvlaku, operete je i vratite.',
      'Želim čisto sedište',
    ],
    [
      'Pas ne skida šape',
      'Dlake i blato posle svake šetnje.',
      'Sedište je ispod, a pas iznad.',
      'Želim da povedem psa',
    ],
    [
      'Vozačevo sedište izlizano',
      'Ostala tri su kao nova, a to se vidi.',
      'Sa presvlakama su opet sva ista.',
      'Želim isti izgled',
    ],
    [
      'Leti peče, zimi ledi',
      'Prvih deset minuta sedite na ivici.',
      'Između Vas i sedišta je prijatniji sloj.',
      'Želim prijatno',
    ],
  ],
  faq: [
    [
      'Odgovaraju li mom autu?',
      'Za koja su sedišta, piše u opisu. Kad Vas pozovemo da potvrdimo adresu, recite nam koji auto vozite.',
    ],
    [
      'Smetaju li vazdušnim jastucima?',
      'Ako Vaša sedišta imaju bočne jastuke, birajte presvlake sa predviđenim otvorom i proverite opis.',
    ],
    ['Kako se peru?', 'Na nižoj temperaturi, izvrnute. Sušite ih razapete, dalje od sunca.'],
  ],
  advice: [
    'Kako se lakše navlače',
    'Prvo dobro usisajte sedišta, pa krenite od naslona naniže. Zategnite tek kad sve legne na svoje mesto.',
  ],
  remarks: [
    ['m', 'Auto petnaest godina star. Unutra kao iz salona.'],
    ['f', 'Dvoje dece. Skinem, operem, vratim.'],
    ['m', 'Pas zadovoljan, žena zadovoljna.'],
    ['m', 'Oznojio sam se oko zadnje klupe, ali lepo stoje.'],
    ['f', 'Ne klize, to mi je bilo bitno.'],
  ],
  story: {
    by: 'm',
    job: 'Trener mlađih pionira',
    about: 'o zadnjem sedištu koje je prošlo celu ligu',
    head: 'Vozio sam celu odbranu. Sedišta su platila',
    intro:
      'Treniram desetogodišnjake. Roditelji rade, pa na utakmice ih vozim ja.\n\nČetvoro pozadi, jedan napred, lopta u krilu.',
    trouble:
      'Posle prve kišne utakmice zadnje sedište je izgledalo kao teren. Posle treće je počelo i da miriše kao svlačionica.\n\nStavljao sam novine, kese i peškire. Sve se to gužvalo i završavalo ispod pedale.',
    low: 'Povezao sam jednom predsednika kluba. Pre nego što je seo, prostro je preko sedišta svoj šal.\n\nKlupski šal. U klupskim bojama.',
    turn: 'Otac našeg golmana drži auto-delove. Pogledao je unutra, uzdahnuo i rekao: „Trenerče, to se lako reši.”',
    found:
      'Navlačio sam ih subotu prepodne, sa celom odbranom kao pomoćnicima. Nisu bili od pomoći.\n\nAli kad smo zatvorili vrata, auto je izgledao kao da nije moj.',
    after:
      'Posle sledeće kiše skinuo sam ih, oprao i vratio do utakmice. Deca su pitala mogu li da izuju kopačke.\n\nTo nikad nisu pitala.',
    now: 'Predsednik se opet vozio. Seo je, prebacio šal oko vrata i rekao da ćemo u polufinale.\n\nIspali smo u četvrtfinalu. Sedišta su i dalje u ligi.',
    quote: 'Deca će uvek biti blatnjava. Sedišta ne moraju.',
    noMore: ['Novine i kese po sedištima', 'Izvinjavanje svakom putniku', 'Dubinsko pranje svakog proleća'],
  },
}
