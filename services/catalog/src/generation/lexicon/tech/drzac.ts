import type { ProductNoun } from '../product-noun.ts'

export const drzac: ProductNoun = {
  match: /\bdrzac[a-z]* (za )?(telefon|mobiln|auto)|\bstalak[a-z]* za (telefon|mobiln)|\bauto.?drzac/,
  nom: 'držač',
  gen: 'držača',
  acc: 'držač',
  gender: 'm',
  audience: 'ljudi kojima trebaju obe ruke',
  keywords: [
    'držač',
    'držač za telefon',
    'stalak za telefon',
    'držač za navigaciju',
    'slobodne ruke',
    'oprema za telefon',
  ],
  titles: ['Telefon stoji. Ruke su slobodne', 'Tu je gde ste ga ostavili', 'Pogled pravo, ruke na svom mestu'],
  hooks: [
    'Držač koji telefon drži u visini pogleda, čvrsto i bez klimanja.',
    'Stavite telefon jednom rukom i više ga ne tražite po stolu.',
    'Za recept, poziv, put i sve što se radi obema rukama.',
  ],
  punches: ['Telefon stoji. Vi radite.', 'Dve ruke. Obe slobodne.', 'Naslonite telefon. Za stvarno.'],
  bullets: [
    ['Drži i kad se trese', 'Telefon ne poskakuje i ne pada na najgorem mestu.'],
    ['Jednom rukom', 'Stavite ga i izvadite bez nameštanja.'],
    ['U visini pogleda', 'Vrat ostaje prav, a oči ne šetaju nadole.'],
    ['Za telefon koji imate', 'Prihvata uobičajene veličine, i sa maskom.'],
    ['Ide gde treba', 'Danas kuhinja, sutra radni sto, prekosutra put.'],
  ],
  reasons: [
    [
      'Telefon naslonjen na čašu ne stoji. Čeka da padne.',
      'Svi smo to radili: čaša, knjiga, so i biber. {ime} drži telefon tako da ga možete pogledati, dodirnuti i ostaviti, a da ga ne hvatate u padu.',
    ],
    [
      'Slobodne ruke su pola posla.',
      'Dok mesite, sklapate policu ili razgovarate, jedna ruka drži telefon i sve traje dvaput duže. Držač tu ruku vrati.',
    ],
  ],
  troubles: [
    [
      'Telefon klizi i pada',
      'Baš kad recept kaže „mešajte bez prestanka”.',
      'U držaču stoji mirno, ma šta radili.',
      'Želim da stoji',
    ],
    [
      'Vrat savijen nad ekranom',
      'Poziv od pola sata, pa glava ne može gore.',
      'Ekran je u visini očiju, a Vi uspravni.',
      'Želim prav vrat',
    ],
    [
      'Jedna ruka uvek zauzeta',
      'Drugom mešate, kuckate i otvarate vrata.',
      'Obe su Vaše čim telefon dobije svoje mesto.',
      'Želim slobodne ruke',
    ],
    [
      'Put gledate u krilu',
      'Pogled dole je pogled koji nije na putu.',
      'Telefon je ispred Vas, a oči napred.',
      'Želim da gledam napred',
    ],
  ],
  faq: [
    [
      'Odgovara li mom telefonu?',
      'Prihvata uobičajene veličine telefona, i sa zaštitnom maskom. Mere su, gde ih proizvođač daje, u opisu.',
    ],
    ['Može li da ošteti podlogu?', 'Ne bi trebalo. Pre postavljanja prebrišite mesto suvom krpom.'],
    ['Da li se klima?', 'Kad ga dobro učvrstite, ne. Ako se posle nekog vremena olabavi, samo ga pritegnite.'],
  ],
  advice: [
    'Gde najbolje stoji',
    'Malo ispod visine očiju i nadohvat ruke. Očistite površinu pre postavljanja, prašina je glavni krivac kad držač popusti.',
  ],
  remarks: [
    ['f', 'Kuvam po receptu i telefon je konačno čist.'],
    ['m', 'Put loš, telefon miran. To sam tražio.'],
    ['f', 'Video-pozivi sa unucima bez drhtanja.'],
    ['m', 'Treći koji sam kupio, prvi koji ostaje.'],
    ['f', 'Stoji na radnom stolu, vrat mi zahvaljuje.'],
  ],
  story: {
    by: 'f',
    job: 'Baka i penzionisana krojačica',
    about: 'o unuku koji živi na ekranu telefona',
    head: 'Moj unuk živi daleko. Ja sam ga godinu dana gledala ukoso',
    intro:
      'Sin mi je sa porodicom otišao u inostranstvo. Viđamo se nedeljom, preko telefona.\n\nUnuk mi pokazuje crteže, ja njemu kolače.',
    trouble:
      'Jednom rukom držim telefon, drugom pletem, mesim, mašem. Telefon se naginje, pa on vidi plafon, ja njegovo uvo.\n\nNaslanjala sam ga na teglu džema. Tegla se pomerila, džem se prosuo, veza se prekinula.',
    low: 'Za njegov rođendan sam ispekla tortu i upalila svećice, da duvamo zajedno. Telefon je pao pravo u krem.\n\nOn se smejao. Ja sam posle sama jela tortu kašikom i nije mi bilo do smeha.',
    turn: 'Komšinicin sin je popravljao bojler i video teglu. „Tetka, postoji stvar za to”, rekao je i ukucao nešto.',
    found:
      'Stigao je za nekoliko dana. Platila sam kuriru i ostavila mu kolač.\n\nStavila sam telefon u njega i prvi put videla unuka celog, od kose do čarapa.',
    after:
      'Sad mi obe ruke rade. On crta, ja šijem, i ćutimo kao da smo u istoj sobi.\n\nTo ćutanje mi je najviše falilo.',
    now: 'Za leto mu šijem lutku i on bira konce. Pokazujem mu boje, i vidi ih.\n\nDžem je opet u ostavi.',
    quote: 'Ne držim više telefon. Držim iglu, a gledam unuka.',
    noMore: ['Tegla džema kao oslonac', 'Slika plafona umesto lica', 'Jedna ruka uvek zauzeta'],
  },
}
