import type { ProductNoun } from '../product-noun.ts'

export const tiganj: ProductNoun = {
  match: /\btiganj|\btav[aue]\b/,
  nom: 'tiganj',
  gen: 'tiganja',
  acc: 'tiganj',
  gender: 'm',
  audience: 'svi koji kuvaju svaki dan i ne vole da ribaju',
  keywords: [
    'tiganj',
    'tiganj za svaki dan',
    'kvalitetan tiganj',
    'posuđe za kuvanje',
    'tiganj koji se ne lepi',
    'pomoć u kuhinji',
  ],
  titles: ['Jaje klizi, tiganj čist', 'Ručak ostaje na tanjiru', 'Tiganj koji se ne riba'],
  hooks: [
    'Tiganj u kom se palačinka sama okrene, a koji se posle ručka samo prebriše.',
    'Zagrejte ga umereno, sipajte malo ulja i gledajte kako sve klizi.',
    'Za jaja u subotu i šnicle u ponedeljak.',
  ],
  punches: ['Okrenite palačinku. Neće se buniti.', 'Prženo. Pojedeno. Oprano.', 'Ribanje je prošlost. Ručak nije.'],
  bullets: [
    ['Hrana ne ostaje na dnu', 'Jaje sklizne na tanjir u jednom komadu.'],
    ['Malo ulja, dovoljno ukusa', 'Ne treba Vam pola prsta masnoće.'],
    ['Greje ravnomerno', 'Sredina i ivica prže isto, pa ništa ne zagori.'],
    ['Pere se dok se kafa hladi', 'Topla voda i meka strana sunđera su dovoljni.'],
    ['Čvrsta drška', 'Podignete ga jednom rukom i kad je pun.'],
  ],
  reasons: [
    [
      'Loš tiganj pokvari i dobar ručak.',
      'Lepi se, pa dodate ulje. Dodate ulje, pa prska. {ime} greje ravnomerno, pa umerena vatra i malo masnoće obave posao.',
    ],
    [
      'Ručak traje dvadeset minuta. Ribanje ne bi trebalo.',
      'Najlepši deo dobrog tiganja dođe posle jela: prebrišete ga i gotovo. Ostatak večeri je Vaš.',
    ],
  ],
  troubles: [
    [
      'Jaje ostane na dnu',
      'Okrenete ga i dobijete kajganu koju niste planirali.',
      'Ovde klizi, pa je jaje na oko zaista na oko.',
      'Želim da se ne lepi',
    ],
    [
      'Sredina gori, ivica sirova',
      'Pomerate tiganj po ringli kao šahovsku figuru.',
      'Toplota se širi po celom dnu.',
      'Želim ravnomerno',
    ],
    [
      'Potapanje do sutra',
      'Tiganj u sudoperi, umesto Vas na kauču.',
      'Pere se odmah, bez žice i bez muke.',
      'Želim lako pranje',
    ],
    ['Previše ulja', 'Jer inače ne ide.', 'Dovoljno je malo, koliko za ukus.', 'Želim lakši ručak'],
  ],
  faq: [
    [
      'Može li na moj šporet?',
      'Za koje je ploče predviđen, piše u opisu. Ako niste sigurni, pitajte nas kad Vas pozovemo da potvrdimo adresu.',
    ],
    ['Čime da mešam?', 'Drvetom, silikonom ili plastikom. Metal ostavite za roštilj.'],
    ['Može li u mašinu za sudove?', 'Ručno pranje ga duže čuva. Ionako traje minut.'],
  ],
  advice: [
    'Da dugo traje',
    'Zagrevajte ga na srednjoj vatri i nikad praznog na najjačoj. Vruć tiganj ne stavljajte pod hladan mlaz.',
  ],
  remarks: [
    ['f', 'Palačinke prvi put okrećem u vazduhu. Deca aplaudiraju.'],
    ['m', 'Jaja svako jutro. Prebrišem i to je to.'],
    ['f', 'Lakši je od starog, a bolje prži.'],
    ['m', 'Pazim da ga ne pregrejem i kao nov je.'],
    ['f', 'Kupila još jedan za vikendicu.'],
  ],
  story: {
    by: 'm',
    job: 'Razvedeni otac',
    about: 'o palačinkama koje su spasle nedelju',
    head: 'Deca su mi dolazila nedeljom. Palačinke su ostajale u tiganju',
    intro:
      'Kad sam ostao sam, od kuhinje sam znao frižider i čekanje dostave.\n\nDeca dolaze nedeljom. Obećao sam im palačinke.',
    trouble:
      'Tiganj je bio iz studentskih dana. Prva palačinka se zalepila, druga se pocepala, treća je bila slična mapi Norveške.\n\nJeli smo komade, kašikom, i pravili se da je to novo jelo.',
    low: 'Četvrte nedelje ćerka je tiho pitala: „Tata, možemo li danas kod mame na palačinke?”\n\nRekao sam da možemo. Oprao sam tiganj i sedeo pored sudopere.',
    turn: 'Majka mi je preko telefona rekla nešto što nisam očekivao: „Nisi ti loš, sine. Tiganj ti je loš.”',
    found:
      'Nisam joj verovao. Majke to kažu.\n\nPoručio sam novi, u petak, i probao u subotu, sam, da nemam publiku. Palačinka je skliznula kao da me se plaši.',
    after:
      'U nedelju sam im je okrenuo u vazduhu. Sin je vikao, ćerka brojala koliko puta.\n\nSedam. Sedma je pala psu, i to je bio namerni promašaj.',
    now: 'Sad dolaze i u sredu. Ćerka meša testo, sin bira džem, ja okrećem.\n\nMapa Norveške je na frižideru. Nacrtali su je, da se sećamo.',
    quote: 'Nisam naučio da kuvam. Samo se više ne lepi.',
    noMore: ['Ribanje do ponoći', 'Pola flaše ulja za jedno jaje', 'Palačinke kašikom'],
  },
}
