import { kompresor } from './auto/kompresor.ts'
import { patosnice } from './auto/patosnice.ts'
import { presvlake } from './auto/presvlake.ts'
import { cetka } from './beauty/cetka.ts'
import { epilator } from './beauty/epilator.ts'
import { fen } from './beauty/fen.ts'
import { krema } from './beauty/krema.ts'
import { ogledalo } from './beauty/ogledalo.ts'
import { roler } from './beauty/roler.ts'
import { trimer } from './beauty/trimer.ts'
import { jastuk } from './health/jastuk.ts'
import { korektor } from './health/korektor.ts'
import { masazer } from './health/masazer.ts'
import { maskaZaSpavanje } from './health/maska-za-spavanje.ts'
import { podloga } from './health/podloga.ts'
import { pojas } from './health/pojas.ts'
import { steznik } from './health/steznik.ts'
import { ulosci } from './health/ulosci.ts'
import { blender } from './home/blender.ts'
import { cebe } from './home/cebe.ts'
import { difuzer } from './home/difuzer.ts'
import { flasa } from './home/flasa.ts'
import { grejalica } from './home/grejalica.ts'
import { lampa } from './home/lampa.ts'
import { noz } from './home/noz.ts'
import { organizator } from './home/organizator.ts'
import { rucniUsisivac } from './home/rucni-usisivac.ts'
import { seckalica } from './home/seckalica.ts'
import { setNozeva } from './home/set-nozeva.ts'
import { tiganj } from './home/tiganj.ts'
import { torba } from './home/torba.ts'
import { usisivac } from './home/usisivac.ts'
import { ventilator } from './home/ventilator.ts'
import type { ProductNoun } from './product-noun.ts'
import { baterija } from './tech/baterija.ts'
import { drzac } from './tech/drzac.ts'
import { drzacZaAuto } from './tech/drzac-za-auto.ts'
import { kamera } from './tech/kamera.ts'
import { projektor } from './tech/projektor.ts'
import { punjac } from './tech/punjac.ts'
import { sat } from './tech/sat.ts'
import { slusalice } from './tech/slusalice.ts'
import { tastatura } from './tech/tastatura.ts'
import { zvucnik } from './tech/zvucnik.ts'

/** Every kind of product the writer knows; to teach it another, add a file beside these and name it here. */
export const NOUNS: readonly ProductNoun[] = [
  kompresor,
  patosnice,
  presvlake,
  cetka,
  epilator,
  fen,
  krema,
  ogledalo,
  roler,
  trimer,
  jastuk,
  korektor,
  masazer,
  maskaZaSpavanje,
  podloga,
  pojas,
  steznik,
  ulosci,
  blender,
  cebe,
  difuzer,
  flasa,
  grejalica,
  lampa,
  setNozeva,
  noz,
  organizator,
  rucniUsisivac,
  seckalica,
  tiganj,
  torba,
  usisivac,
  ventilator,
  baterija,
  drzacZaAuto,
  drzac,
  kamera,
  projektor,
  punjac,
  sat,
  slusalice,
  tastatura,
  zvucnik,
]
