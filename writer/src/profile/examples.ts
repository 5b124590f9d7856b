import type { ShelfName } from '@izlog/contracts/domain/shelves'
import { KINDS, SHELVES } from '../lexicon.ts'
import type { ProductProfile } from './profile.ts'

/** Example answers of a seller to the question about package and specifications, by shelf. */
const PACKAGE: Readonly<Record<ShelfName, string>> = {
  kuhinja: 'u paketu 2 komada sa poklopcem; silikon; može u mašinu za sudove',
  dom: 'dimenzije 60 x 40 cm; pamuk; u paketu 2 komada',
  čišćenje: 'u paketu četka i 2 rezervna uloška; drška od 120 cm',
  kupatilo: 'nerđajući čelik; 30 x 12 cm; u paketu i pribor za kačenje',
  bašta: 'nosivost 80 kg; čelični ram; u paketu i uputstvo',
  alat: '46 delova; hrom-vanadijum čelik; u koferu',
  auto: '147 x 100 cm; magneti u rubu; u paketu i vrećica',
  ljubimci: 'prečnik 60 cm; navlaka se skida i pere; za pse do 15 kg',
  'bebe i deca': 'od 3,5 do 15 kg; pamuk; pojas se podešava',
  'odeća i obuća': 'brojevi 36–41; postava od veštačkog krzna; gumeni đon od 3 cm',
  lepota: '48 W; tajmer na 30, 60 i 99 sekundi; u paketu i adapter',
  'nega i zdravlje': 'za nadlakticu od 22 do 42 cm; pamti 90 merenja; baterije u paketu',
  sport: '2 komada po 1,5 kg; neopren; za obim od 20 do 32 cm',
  elektronika: 'domet 100 m; 32 melodije; baterija u paketu',
  telefoni: 'za telefone od 4,7 do 6,8 inča; okreće se 360°; ključ u paketu',
  'hobi i putovanje': 'nosivost 110 kg; sklopljena 80 x 15 cm; torba u paketu',
}
const ANY_AUDIENCE = 'vikendašima, kad od auta do bašte nose zemlju i sadnice'
const ANY_PACKAGE = 'šta je u kutiji, dimenzije, materijal'

/** Examples for the wizard's questions, chosen by how the name was understood. */
export function examplesFor({ thing, kind, shelf }: ProductProfile): { audience: string; package: string } {
  const audience = thing?.audience ?? KINDS.get(kind)?.audience ?? (shelf ? SHELVES.get(shelf)?.audience : undefined)
  return {
    audience: audience && !audience.includes('{') ? audience : ANY_AUDIENCE,
    package: shelf ? PACKAGE[shelf] : ANY_PACKAGE,
  }
}
