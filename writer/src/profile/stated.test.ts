import { describe, expect, it } from 'vitest'
import { understand } from './profile.ts'

const statedBy = (name: string) => understand(name).stated.map(({ id }) => id)
const textsOf = (name: string) => JSON.stringify(understand(name).stated.map(({ texts }) => texts))

describe('what a name states', () => {
  it('begins with the words that tell most', () => {
    expect(statedBy('Metalna polica na točkovima')).toEqual(['tockovi', 'metalni'])
    expect(statedBy('Oklagija podesiva sa prstenovima 43 cm')).toEqual(['podesiv', 'duzina'])
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
    expect(statedBy('Kese za smeće 60 l 100 kom')).toEqual(['vise-komada'])
    expect(statedBy('Set tanjira 18 kom porcelan')).toEqual([])
    expect(statedBy('4 peškira za ruke 50x90')).toEqual(['strane-platno'])
  })

  it('names the measure as the name does', () => {
    expect(textsOf('Stege stolarske brze 4 kom')).toContain('4 komada')
    expect(textsOf('Stege stolarske brze 4 kom')).not.toContain('{mera}')
  })

  it('leaves a thing to its own texts', () => {
    expect(statedBy('Magnetni držač za noževe')).toEqual([])
  })
})
