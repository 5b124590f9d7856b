import { describe, expect, it } from 'vitest'
import { TraitName } from '../lexicon-schema.ts'
import { parseName } from './parse-name.ts'
import { understand } from './profile.ts'
import { statedBy as statedOf } from './stated.ts'

function factsOf(name: string) {
  const { kind, shelf, worn, eaten, skin, electric, thing } = understand(name)
  const traits = { worn, eaten, skin, powered: electric === 'yes' }
  return thing
    ? []
    : statedOf(parseName(name), { kind, shelf, traits: new Set(TraitName.options.filter((trait) => traits[trait])) })
}
const statedBy = (name: string) => factsOf(name).map(({ id }) => id)
const textsOf = (name: string) => JSON.stringify(factsOf(name).map(({ texts }) => texts))

describe('what a name states', () => {
  it('begins with the words that tell most', () => {
    expect(statedBy('Metalna polica na točkovima')).toEqual(['tockovi', 'metalni'])
    expect(statedBy('Oklagija podesiva sa prstenovima 43 cm')).toEqual(['prstenovi', 'duzina'])
  })

  it('is read with and without Serbian letters, in both dialects', () => {
    expect(statedBy('drveni vozic za decu')).toEqual(['drveni-deca', 'deca'])
    expect(statedBy('Drveni vozić za djecu')).toEqual(['drveni-deca', 'deca'])
  })

  it('is told apart by what the product is', () => {
    expect(statedBy('Vuneni prsluk muški XL')).toContain('nosi-se')
    expect(statedBy('Prsluk za pse zimski')).not.toContain('nosi-se')
    expect(statedBy('Perika duga plava 70 cm')).not.toContain('nosi-se')
    expect(textsOf('Mašinica za brijanje bežična')).not.toMatch(/povezivanje|domet/)
    expect(statedBy('Mlin za začine stakleni')).not.toContain('stakleni')
    expect(statedBy('Kese za smeće 60 l 100 kom')).toEqual(['vise-komada', 'kese-komada'])
    expect(statedBy('Set tanjira 18 kom porcelan')).toEqual([])
    expect(statedBy('4 peškira za ruke 50x90')).toEqual(['strane-platno', 'peskira-vise'])
  })

  it('names the measure as the name does', () => {
    expect(textsOf('Stege stolarske brze 4 kom')).toContain('4 komada')
    expect(textsOf('Stege stolarske brze 4 kom')).not.toContain('{mera}')
  })

  it('is used beside texts of a thing or a noun, and never as all that is known', () => {
    const usedOf = (name: string) => understand(name).stated.map(({ id }) => id)
    expect(usedOf('Oklagija podesiva sa prstenovima 43 cm')).toEqual(['prstenovi', 'duzina'])
    expect(usedOf('Magnetni držač za noževe')).toEqual(['magnetni'])
    expect(usedOf('Letva sklopiva')).toEqual([])
  })

  it('is told once, by the fact that has more words', () => {
    expect(statedBy('Čekić sa gumenom drškom 500 g')).toEqual(['gumena-drska'])
    expect(statedBy('Tacna drvena sa ručicama')).toEqual(['rucice-strane', 'drveni-posluzenje'])
  })
})
