import type { ProductNoun } from '../product-noun.ts'

export const cebe: ProductNoun = {
  match: /\bceb|\bdek[aeu]\b/,
  nom: 'ćebe',
  gen: 'ćebeta',
  acc: 'ćebe',
  gender: 'n',
  audience: 'svi koji uveče sednu da se odmore, a kauč je hladan',
  keywords: ['ćebe', 'mekano ćebe', 'ćebe za kauč', 'toplo ćebe', 'ćebe za krevet', 'poklon za useljenje'],
  titles: ['Umotajte se i ostanite', 'Najtoplije mesto u stanu', 'Veče pod ćebetom'],
  hooks: [
    'Ćebe zbog kog niko ne ustaje sa kauča, pa ni po čaj.',
    'Prebacite ga preko nogu i zima ostane na prozoru.',
    'Meko, toplo i uvek prvo zauzeto.',
  ],
  punches: ['Sednite. Ostalo zna ćebe.', 'Napolju minus. Na kauču ne.', 'Jedno ćebe. Svi ga hoće.'],
  bullets: [
    ['Meko na dodir', 'Prvo ga pogladite, pa se tek onda pokrijete.'],
    ['Greje, a ne pritiska', 'Ugrejete se, a ne pregrejete.'],
    ['Lepo i na kauču', 'Prebačeno preko naslona izgleda kao da ste sređivali.'],
    ['Za dvoje i za film', 'Ima mesta i za onog ko je rekao da mu nije hladno.'],
    ['Lako se održava', 'Operete ga, osuši se i opet je meko.'],
  ],
  reasons: [
    [
      'Toplina nije stvar stepeni.',
      'Radijator zagreje sobu, a ćebe zagreje Vas. {ime} je ono na šta mislite dok se vraćate kući po kiši.',
    ],
    [
      'Svaka kuća ima jedno ćebe oko kog se svi otimaju.',
      'Nije najskuplje ni najnovije, nego najmekše. Kad ga nađete, kupite dva.',
    ],
  ],
  troubles: [
    [
      'Kauč je hladan kad sednete',
      'Pa se uvijate u jaknu i daljinski.',
      'Ćebe na naslonu, čeka baš Vas.',
      'Želim topao kauč',
    ],
    ['Staro se olinjalo', 'Greje još samo uspomenu.', 'Novo je meko i posle mnogo večeri.', 'Želim meko ćebe'],
    ['Otimate se oko jednog', 'Noge napolju, prepirka unutra.', 'Dva ćebeta koštaju manje od svađe.', 'Želim svoje'],
    [
      'Grejete ceo stan zbog jedne fotelje',
      'A i dalje Vam je hladno za leđa.',
      'Pokrijte se i smanjite za stepen.',
      'Želim toplinu',
    ],
  ],
  faq: [
    ['Kako se pere?', 'Na nižoj temperaturi, sa malo deterdženta, i bez omekšivača. Oznaka je na ivici.'],
    ['Da li se linja?', 'Prvo pranje odnese ono malo viška. Posle toga je mirno.'],
    ['Da li je za dete?', 'Jeste, za starije od godinu dana. Bebe se ne pokrivaju slobodnim ćebetom.'],
  ],
  advice: ['Da ostane meko', 'Sušite ga razapeto, bez radijatora, i dobro otresite dok je još vlažno.'],
  remarks: [
    ['f', 'Mačka ga je zauzela prvog dana. Poručujem drugo.'],
    ['m', 'Kažem da mi nije hladno, pa ga uzmem.'],
    ['f', 'Oprala ga tri puta, isto je meko.'],
    ['f', 'Poklon za useljenje, sad i oni poručuju.'],
    ['m', 'Noge ne vire. A visok sam.'],
  ],
  story: {
    by: 'f',
    job: 'Domaćica u velikoj porodici',
    about: 'o ćebetu koje je okupilo kuću',
    head: 'U kući nas je šestoro. Ćebe je bilo jedno',
    intro:
      'Imamo četvoro dece, jedan kauč i jedno dobro ćebe. Matematika je jasna.\n\nSvako veče u osam počinjao je mali rat.',
    trouble:
      'Ostala ćebad su bila tu, ali ih niko nije hteo. Jedno bode, drugo se linja, treće je od tetke.\n\nKo prvi stigne, taj je kralj. Ostali mrznu i žale se.',
    low: 'Jedne večeri najmlađi je legao preko dobrog ćebeta u pola sedam i čekao. Zaspao je tako, obuven.\n\nTada mi je palo na pamet da to nije u redu.',
    turn: 'Muž, čovek od malo reči, rekao je: „Zašto nema još jedno?” Niko nije imao odgovor.',
    found:
      'Poručila sam dva, za svaki slučaj. Kad su stigla, deca su ih razvukla preko celog poda.\n\nZavukla sam ruku i ostala tako. Nisam znala da ćebe može da bude toliko meko.',
    after:
      'Te večeri rata nije bilo. Svi na kauču, i niko nije rekao „moje”.\n\nMuž je zaspao pre vesti, sa rubom preko ramena.',
    now: 'Sad u osam nema trke. Dolaze polako, jedno po jedno, i uvek ima mesta.\n\nTetkino ćebe je dobio pas. Kaže da ne bode.',
    quote: 'Nije mi trebalo veće ćebe. Trebalo je da svako ima svoje.',
    noMore: ['Jakna preko kolena', 'Otimanje oko jednog ćebeta', 'Grejanje cele kuće zbog fotelje'],
  },
}
