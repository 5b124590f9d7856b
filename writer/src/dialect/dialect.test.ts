import { describe, expect, it } from 'vitest'
import { inEkavian, toDialect } from './dialect.ts'

const inIjekavian = (text: string) => toDialect(text, 'ijekavian')

describe('toDialect', () => {
  it('leaves Ekavian as it was written', () =>
    expect(toDialect('Celo vreme sede ovde.', 'ekavian')).toBe('Celo vreme sede ovde.'))

  it.each([
    ['Celo vreme sede ovde.', 'Cijelo vrijeme sjede ovdje.'],
    ['Pre i posle dve nedelje', 'Prije i poslije dvije nedjelje'],
    ['Proverite cenu i promenite mesto', 'Provjerite cijenu i promijenite mjesto'],
    ['Seo je čovek i nasmejao se', 'Sjeo je čovjek i nasmijao se'],
    ['Premerite, promešajte i nalepite da se zalepe', 'Premjerite, promiješajte i nalijepite da se zalijepe'],
    ['OSETITE razliku', 'OSJETITE razliku'],
    ['Nega lica, nego šta', 'Njega lica, nego šta'],
    ['Sedam terasa u centru, celofan i procenti', 'Sedam terasa u centru, celofan i procenti'],
    ['Zaliva se uveče, a zalivanje kratko traje.', 'Zalijeva se uveče, a zalijevanje kratko traje.'],
    ['Auto iz sela, a komšinica je sela.', 'Auto iz sela, a komšinica je sjela.'],
    ['Cveta leti, od prvog cveta.', 'Cvjeta ljeti, od prvog cvijeta.'],
    ['Iver leti u prozor, prašina ne leti po sobi.', 'Iver leti u prozor, prašina ne leti po sobi.'],
    ['Dedina kuća, dedino sedište, pitam dedu.', 'Djedova kuća, djedovo sjedište, pitam djeda.'],
    ['Sinoć je svetleo.', 'Sinoć je svijetlio.'],
    ['Stari lepak koji se osušio skinite.', 'Staro ljepilo koje se osušilo skinite.'],
    ['Test u decembru, deset minuta', 'Test u decembru, deset minuta'],
  ])('says %j as %j', (ekavian, ijekavian) => expect(inIjekavian(ekavian)).toBe(ijekavian))

  it('passes over slots, so that a name is never changed', () =>
    expect(inIjekavian('{cena} lepo stoji')).toBe('{cena} lijepo stoji'))
})

describe('inEkavian', () => {
  it.each([
    ['koljeno', 'koleno'],
    ['Grijalica', 'Grijalica'],
    ['bijele', 'bele'],
    ['SNIJEG', 'SNEG'],
    ['Cvijeće', 'Cveće'],
    ['svježe', 'sveže'],
    ['jedinica', 'jedinica'],
    ['odjeljak', 'odeljak'],
    ['objektiv', 'objektiv'],
    ['džemper', 'džemper'],
  ])('says %j as %j', (ijekavian, ekavian) => expect(inEkavian(ijekavian)).toBe(ekavian))
})
