import { describe, expect, it } from 'vitest'
import { understand } from './profile.ts'

describe('many things in one', () => {
  it.each([
    ['univerzalni ključ 48 u 1', 'okretni-kljuc-vise-u-jedan'],
    ['ključ 23u1', 'okretni-kljuc-vise-u-jedan'],
    ['punjač 3u1', 'stanica-za-punjenje'],
    ['seckalica za povrće 14u1', 'seckalica-vise-u-jedan'],
    ['seckalica 12 u 1', 'seckalica-vise-u-jedan'],
  ])('are %j for %s, however many', (typed, id) => expect(understand(typed)).toMatchObject({ thing: { id } }))

  it.each(['fen 5 u 1', 'presa 3u1'])('are not taken for the plain thing: %j', (typed) =>
    expect(understand(typed).thing).toBeNull(),
  )
})

describe('a name that says more than a known thing', () => {
  it.each([
    ['stalak za telefon za krevet', 'drzac-telefona-za-krevet'],
    ['kamera u sijalici', 'kamera-sijalica'],
    ['farba za kosu sampon', 'sampon-za-bojenje'],
    ['sat za decu', undefined],
  ])('is not taken for the plain one: %j', (typed, id) => expect(understand(typed).thing?.id).toBe(id))
})

describe('a name that another word decides', () => {
  it.each([
    ['krema za kožu u autu', 'used in a vehicle'],
    ['aparat za kafu za auto', 'made for a vehicle'],
    ['mašina za sečenje pločica', 'cuts something else'],
    ['mašina za šivenje džakova', 'sews something else'],
    ['navlaka za sedište motora', 'the seat of something else'],
    ['set baštenskog nameštaja', 'does not move it'],
    ['reket za tenis', 'not of the table'],
    ['turpija za nokte', 'not of a dog'],
    ['bokal za vodu', 'does not filter'],
    ['zimska maska za lice', 'worn'],
    ['silikonska maska za lice', 'worn'],
    ['biciklistička maska za lice', 'of another shelf'],
    ['električna četka za fuge', 'needs current'],
    ['ćebe na struju', 'needs current'],
    ['papuče sa grejačem', 'need current'],
    ['jastuk na naduvavanje', 'filled with air'],
    ['tobogan na naduvavanje', 'filled with air'],
    ['tobogan za decu na naduvavanje', 'filled with air'],
    ['brijač za žene', 'for another half'],
    ['ćebe sa težinom', 'heavy'],
    ['lampa u obliku meseca', 'a shape'],
  ])('is not taken for a thing that lacks it: %j, %s', (typed) => expect(understand(typed).thing).toBeNull())

  it.each([
    ['grejni jastuk za leđa i vrat', 'grejni-jastuk'],
    ['dečja maska za ronjenje', 'maska-za-ronjenje'],
    ['ortopedski ulošci za cipele', 'ulosci-za-obucu'],
    ['držač za čaše u autu', 'drzac-za-casu-u-autu'],
    ['držač za telefon u autu', 'drzac-telefona-za-auto'],
    ['držač za telefon za ventilaciju', 'drzac-telefona-za-auto'],
    ['lampa za nokte UV LED 168W', 'lampa-za-nokte'],
    ['baštenska ljuljaška za 3 osobe', 'ljuljaska-za-dvoriste'],
    ['posteljina 200x220 siva pamuk', 'posteljina'],
    ['aku bušilica za kućnu upotrebu', 'busilica'],
    ['majica za muškarce', 'majica'],
    ['lampa od soli velika', 'lampa-od-soli'],
    ['aparat za merenje pritiska', 'aparat-za-pritisak'],
  ])('is taken for the thing where nothing is left over: %j', (typed, id) =>
    expect(understand(typed)).toMatchObject({ thing: { id } }),
  )
})
