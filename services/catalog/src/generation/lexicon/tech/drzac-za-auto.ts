import type { ProductNoun } from '../product-noun.ts'
import { drzac } from './drzac.ts'

/** The holder seen by those who drive; on the desk it is another thing. */
export const drzacZaAuto: ProductNoun = {
  ...drzac,
  match: /\bdrzac\b.*\b(?:kola|auto|automobil)\b|\b(?:auto|automobilski)[ -]drzac\b/,
  nom: 'držač za auto',
  gen: 'držača za auto',
  acc: 'držač za auto',
  audience: 'vozači koji telefon koriste kao navigaciju',
  keywords: [
    'držač za auto',
    'auto držač',
    'držač telefona za kola',
    'držač za navigaciju',
    'oprema za auto',
    'telefon u kolima',
  ],
  titles: ['Put ispred Vas, telefon pored', 'Navigacija u visini pogleda', 'Ruke na volanu, mapa na oku'],
  hooks: [
    'Držač koji navigaciju podigne tamo gde ionako gledate.',
    'Navigacija na pravom mestu, a ne u krilu.',
    'Put loš, slika mirna. Skretanje vidite na vreme.',
  ],
  punches: ['Pogled na putu. Mapa pored.', 'Telefon u krilu? Ne više.', 'Skretanje vidite. Na vreme.'],
  bullets: [
    ['Pogled ostaje na putu', 'Mapa je u visini očiju, a ne dole među sedištima.'],
    ['Stavite ga jednom rukom', 'I izvadite isto tako, kad stignete.'],
    ['Miran i na lošem putu', 'Slika ne poskakuje kad naiđete na rupe.'],
    ['Ne zaklanja put', 'Stoji u uglu koji ionako ne gledate.'],
    ['Ide i u drugi auto', 'Prebacite ga za minut, kad vozite tuđa kola.'],
  ],
  reasons: [
    [
      'Sekunda u krilu je sekunda bez puta.',
      'Dok spustite pogled na telefon, auto je već prešao raskrsnicu. {ime} podigne mapu tamo gde gledate, pa je dovoljan jedan pogled.',
    ],
    [
      'Skretanje se ne promaši zato što ga nema.',
      'Promaši se zato što je telefon skliznuo ispod sedišta. Kad stoji na svom mestu, put je mirniji.',
    ],
  ],
  troubles: [
    [
      'Telefon klizi po tabli',
      'U krivini on ode desno, a Vi levo.',
      'Na držaču ostaje tamo gde ste ga stavili.',
      'Želim miran telefon',
    ],
    [
      'Navigaciju čujete, a ne vidite',
      '„Skrenite sada” stigne kad ste već prošli.',
      'Mapa je ispred Vas i skretanje vidite unapred.',
      'Želim da vidim put',
    ],
    [
      'Mapu gledate u krilu',
      'Pogled dole je pogled koji nije na putu.',
      'Telefon je ispred Vas, a oči napred.',
      'Želim da gledam napred',
    ],
    ['Suvozač čita mapu', 'I zaspi odmah posle naplatne rampe.', 'Držač ne spava.', 'Želim pouzdanog suvozača'],
  ],
  faq: [
    [
      'Odgovara li mom telefonu?',
      'Prihvata uobičajene veličine telefona, i sa zaštitnom maskom. Mere su, gde ih proizvođač daje, u opisu.',
    ],
    ['Ostavlja li trag na tabli?', 'Ne bi trebalo. Pre postavljanja prebrišite površinu suvom krpom.'],
    [
      'Na koje mesto se postavlja?',
      'Način postavljanja vidi se na slikama. Najvažnije je da ne zaklanja pogled na put.',
    ],
  ],
  advice: [
    'Gde da stoji',
    'Što bliže visini pogleda, ali nikad ispred dela stakla kroz koji gledate put. Probajte ga dok auto stoji.',
  ],
  remarks: [
    ['m', 'Put loš, telefon miran. To sam tražio.'],
    ['f', 'Konačno ne promašujem izlaz sa obilaznice.'],
    ['m', 'Taksista sam. Nosi telefon po ceo dan i drži.'],
    ['f', 'Prebacujem ga iz svojih kola u očeva, bez alata.'],
    ['m', 'Treći koji sam kupio, prvi koji ostaje.'],
  ],
  story: {
    by: 'm',
    job: 'Vozač apotekarskog kombija',
    about: 'o skretanju koje je prestao da promašuje',
    head: 'Znao sam ceo grad. Samo nisam video mapu',
    intro:
      'Vozim robu za apoteke. Grad znam napamet, okolinu ne.\n\nZa okolinu imam telefon, a telefon sam držao na kolenu.',
    trouble:
      'Koleno nije ravno. U svakoj krivini telefon je kretao ka pedalama, a ja za njim.\n\nNavigacija je ispod sedišta govorila: „Skrenite desno.” Nisam znao gde je desno.',
    low: 'Jednom sam skrenuo u nečije dvorište. Domaćin je izašao, pogledao kombi i pitao jesam li za svadbu.\n\nPojeo sam kolač i zakasnio dva sata.',
    turn: 'Apotekarka mi je pokazala svoj auto: telefon stoji, mapa svetli, obe ruke na volanu. „A Vi još gledate u koleno?”',
    found:
      'Poručio sam ga iste večeri. Probao sam ga dok auto stoji, pa na onom istom putu, preko rupa.\n\nTelefon se nije pomerio. Ja jesam, i to desno, na vreme.',
    after:
      'Od tada tuđa dvorišta gledam samo kroz prozor. U apoteke stižem pre kafe.\n\nŽena kaže da manje psujem. To sam i sam primetio.',
    now: 'Na onoj svadbi su me upamtili. Kad prođem, mašu.\n\nMašem i ja, jednom rukom. Druga je na volanu.',
    quote: 'Nisam dobio bolju navigaciju. Samo je napokon vidim.',
    noMore: ['Telefon na kolenu', 'Traženje telefona ispod sedišta', 'Okretanje po tuđim dvorištima'],
  },
}
