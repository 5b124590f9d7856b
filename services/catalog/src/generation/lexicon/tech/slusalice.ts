import type { ProductNoun } from '../product-noun.ts'

export const slusalice: ProductNoun = {
  match: /\bslusalic/,
  nom: 'slušalice',
  gen: 'slušalica',
  acc: 'slušalice',
  gender: 'fp',
  audience: 'ljudi koji slušaju, razgovaraju i rade u pokretu ili u gužvi',
  keywords: [
    'slušalice',
    'slušalice za telefon',
    'slušalice za muziku',
    'slušalice za trčanje',
    'slušalice za posao',
    'čist zvuk',
  ],
  titles: ['Vaša muzika. Tuđa buka ostaje napolju', 'Čujte ono što ste pustili', 'Tišina kad je poželite'],
  hooks: [
    'Slušalice uz koje put kraće traje, a razgovor se čuje kao da ste u istoj sobi.',
    'Stavite ih i ulica se utiša, a pesma počne.',
    'Za put na posao, za trčanje i za sat mira u punoj kući.',
  ],
  punches: ['Svet je glasan. Utišajte ga.', 'Jedna pesma do posla. Samo Vaša.', 'Čuje se sve. Osim gužve.'],
  bullets: [
    ['Ceo zvuk, ne pola', 'I tihi delovi, i bas, i dah pevača pre refrena.'],
    ['Razgovor bez „čujemo li se”', 'Sagovornik čuje Vas, a ne ulicu iza Vas.'],
    ['Zaboravite da ih nosite', 'Stoje mirno, ne stežu i ne ispadaju čim se nasmejete.'],
    ['Uvek uz Vas', 'Male su, pa su u torbi i kad ih niste planirali.'],
    ['Mir u punoj kući', 'Deca gledaju crtani, Vi slušate knjigu. Svi na svom.'],
  ],
  reasons: [
    [
      'Buka umara i kad je ne primećujete.',
      'Autobus, kancelarija, televizor iza zida. Dok pokušavate da čujete svoje, pojačavate preko mere. Dobre slušalice prvo utišaju ostalo, pa je i umerena glasnoća dovoljna.',
    ],
    [
      'Sat puta može da bude Vaš sat.',
      'Knjiga koju nemate kad da čitate, jezik koji učite, pesma koju niste čuli godinama. Vožnja gradskim prevozom tako postane vreme kome se radujete.',
    ],
  ],
  troubles: [
    [
      'U autobusu čujete sve osim pesme',
      'Motor, tuđi razgovor, vrata na svakoj stanici.',
      'Prianjaju kako treba, pa buka ostane napolju.',
      'Želim svoj mir',
    ],
    [
      '„Halo, prekidaš”',
      'Razgovor na ulici završi se porukom.',
      'Mikrofon hvata glas, pa Vas razumeju i u gužvi.',
      'Želim jasan razgovor',
    ],
    ['Ispadnu čim potrčite', 'Pa jednu tražite po travi.', 'Stoje i kad se trči i kad se pegla.', 'Želim da stoje'],
    [
      'Kabl se zapetlja u džepu',
      'Prvih pet minuta šetnje odmotavate čvorove.',
      'Izvadite ih, stavite i krenite.',
      'Želim jednostavno',
    ],
  ],
  faq: [
    [
      'Rade li sa mojim telefonom?',
      'Rade sa uobičajenim telefonima i računarima. Podatke o povezivanju naći ćete u opisu i u uputstvu.',
    ],
    [
      'Hoće li mi ispadati?',
      'Probajte ih u pokretu prvih dana. Ako Vašem uhu ne odgovaraju, vratite ih u roku od 30 dana.',
    ],
    ['Kako se čiste?', 'Suvom mekom krpicom, bez sredstava za čišćenje. Dovoljno je jednom u nekoliko dana.'],
  ],
  advice: [
    'Kako se čuvaju uši i zvuk',
    'Pojačajte u tihoj sobi do prijatne mere i tu stanite. Na ulici ne pojačavajte preko toga, nego ih bolje namestite.',
  ],
  remarks: [
    ['f', 'Put do posla mi traje jedno poglavlje.'],
    ['m', 'Trčim tri puta nedeljno i nijednom nisu ispale.'],
    ['f', 'Na sastancima me konačno čuju iz prve.'],
    ['m', 'Kupio ćerki, pa naručio i sebi.'],
    ['f', 'Malo mi je trebalo da nađem pravi položaj, a onda odlično.'],
  ],
  story: {
    by: 'f',
    job: 'Studentkinja arhitekture',
    about: 'o sobi sa tankim zidovima',
    head: 'U studentskoj sobi nas je tri. Četvrta je tišina',
    intro:
      'Delim sobu sa dve cimerke. Jedna uči naglas, druga razgovara sa momkom do jedan.\n\nJa crtam, a za crtanje treba glava.',
    trouble:
      'Bežala sam u čitaonicu dok nije zatvorena. Bežala sam u hodnik, pa u kuhinju, pa u vešernicu.\n\nNajbolji projekat u prvoj godini nacrtala sam na mašini za veš, tokom centrifuge.',
    low: 'Pred predaju sam se posvađala sa cimerkom zbog cepanja kese od čipsa. Zbog kese.\n\nSutradan smo obe spavale u šest, svaka okrenuta svom zidu.',
    turn: 'Brat mi je u paket od kuće, između ajvara i čarapa, stavio malu kutiju i ceduljicu: „Za mir u svetu.”',
    found:
      'Stavila sam ih i pustila jednu jedinu violinu. Kesa od čipsa je nestala.\n\nPodigla sam glavu, a napolju je bio mrak i osnova sprata gotova.',
    after:
      'Sa cimerkom sam se pomirila iste nedelje. Ona uči naglas, ja je ne čujem, i obe smo srećne.\n\nProjekat sam predala na vreme.',
    now: 'Sad sam četvrta godina i još uvek nas je tri. Kad neka od nas stavi slušalice, ostale znaju šta to znači.\n\nU vešernicu idem samo da operem veš.',
    quote: 'Nisam promenila sobu. Samo sam ugasila ono što se čuje.',
    noMore: ['Crtanje na mašini za veš', 'Svađa zbog kese čipsa', 'Pojačavanje televizora preko razgovora'],
  },
}
