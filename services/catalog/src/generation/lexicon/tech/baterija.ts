import type { ProductNoun } from '../product-noun.ts'

export const baterija: ProductNoun = {
  match: /\b(eksterna|prenosn[a-z]*|rezervna) baterij|\bpower ?bank/,
  nom: 'baterija',
  gen: 'baterije',
  acc: 'bateriju',
  gender: 'f',
  audience: 'ljudi koji su daleko od utičnice kad im telefon najviše treba',
  keywords: [
    'eksterna baterija',
    'prenosna baterija',
    'rezervna baterija',
    'punjenje na putu',
    'baterija za telefon',
    'baterija za kampovanje',
  ],
  titles: ['Utičnica u Vašoj torbi', 'Dan duži od baterije', 'Rezerva koja ne zaboravlja'],
  hooks: [
    'Rezervna baterija za dane koji traju duže nego telefon.',
    'Stoji u torbi i čeka. Kad telefon zapišti, Vi se ne uplašite.',
    'Za put, izlet i čekaonicu u kojoj nema slobodne utičnice.',
  ],
  punches: ['Poslednja crta. Nijedna briga.', 'Utičnica ide sa Vama.', 'Telefon na izmaku. Vi niste.'],
  bullets: [
    ['Puni gde god ste', 'U autobusu, na plaži, u redu pred šalterom.'],
    ['Staje uz novčanik', 'Ne zauzima torbu, pa je ne ostavljate kod kuće.'],
    ['Za društvo', 'Kad se nečiji telefon ugasi, Vi ste spas večeri.'],
    ['Čeka i kad je zaboravite', 'Napunite je u nedelju i nosite cele nedelje.'],
    ['Mir na putu', 'Karta, adresa i broj koji Vam treba ostaju pri ruci.'],
  ],
  reasons: [
    [
      'Telefon se ne gasi kod kuće. Gasi se na putu.',
      'Tamo gde Vam je karta, adresa i broj koji ne znate napamet. {ime} je rezerva za te trenutke, dok ne stignete do utičnice.',
    ],
    [
      'Rezervni točak imate. I telefon treba svoj.',
      'Ne treba Vam svakog dana. Treba Vam baš onog dana. Zato stoji u torbi i ne traži ništa.',
    ],
  ],
  troubles: [
    [
      'Tri odsto, a dan tek na pola',
      'Gasite sve i pišete kratke poruke.',
      'Priključite bateriju i dan se nastavlja.',
      'Želim ceo dan',
    ],
    [
      'U kafiću molite za utičnicu',
      'Pa sedite pored toaleta, jer je kabl kratak.',
      'Sedite gde hoćete. Utičnica je u torbi.',
      'Želim svoju utičnicu',
    ],
    ['Na izletu nema struje', 'A Vi biste tek da slikate.', 'Rezerva u rancu, slike u telefonu.', 'Želim na izlet'],
    [
      'Navigacija pojede bateriju',
      'Baš kad skretanje nije označeno.',
      'Puni dok vozite i dok hodate.',
      'Želim da stignem',
    ],
  ],
  faq: [
    ['Za koje telefone je?', 'Za uobičajene telefone koji se pune kablom. Priključci su navedeni u opisu.'],
    ['Sme li u avion?', 'U ručni prtljag najčešće sme, u predati ne. Proverite oznaku kapaciteta kod svog prevoznika.'],
    ['Koliko često da je punim?', 'Posle svakog korišćenja, a ako stoji, bar jednom u dva meseca.'],
  ],
  advice: [
    'Da je imate kad treba',
    'Punite je iste večeri kad i telefon za put. Prazna rezerva teži isto, a ne pomaže.',
  ],
  remarks: [
    ['m', 'Dva dana planine, telefon živ. Hvala.'],
    ['f', 'Uvek je u torbi, spasla me na aerodromu.'],
    ['m', 'Kupio za put, sad je nosim svaki dan.'],
    ['f', 'Drugarice se redom priključuju kod mene.'],
    ['m', 'Malo je teža nego što sam mislio, ali zato drži.'],
  ],
  story: {
    by: 'f',
    job: 'Vodičkinja',
    about: 'o karti koja je nestala na tri odsto',
    head: 'Vodila sam grupu od trideset ljudi. Telefon me je izdao na raskrsnici',
    intro: 'Radim kao turistički vodič. Ljudi misle da sve znam napamet.\n\nPola znam ja, pola zna moj telefon.',
    trouble:
      'Leti krećemo u sedam, vraćamo se u deset. Telefon to ne izdrži, pa ga čuvam: gasim podatke, smanjim svetlo, hodam kao po jajima.\n\nA baš onda ljudi pitaju gde je najbliža apoteka.',
    low: 'U jednom gradu u kom sam bila drugi put ugasio mi se nasred raskrsnice, sa trideset ljudi iza leđa.\n\n„Levo”, rekla sam samouvereno. Bilo je desno, i to dugo.',
    turn: 'Gospodin iz grupe, električar u penziji, izvadio je iz džepa nešto veličine čokolade i priključio mi telefon bez reči.',
    found:
      'Poručila sam svoju čim smo se vratili u hotel. Razmišljala sam kratko: da li mi je potrebna i šta bih dala da sam je imala na onoj raskrsnici.\n\nSve bih dala.',
    after: 'Na sledećoj turi sam prvi put slikala zalazak, umesto da čuvam bateriju.\n\nI apoteku sam našla iz prve.',
    now: 'Grupa se i dalje čudi kako sve znam. Ja se smeškam i opipam džep.\n\n„Levo”, kažem. I bude levo.',
    quote: 'Ne znam ja sve. Samo mi se telefon više ne gasi.',
    noMore: ['Sedenje pored utičnice', 'Gašenje svega na tri odsto', 'Pogađanje skretanja'],
  },
}
