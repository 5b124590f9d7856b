import { expect, it } from 'vitest'
import { shortNameOf } from './short-name.ts'

it.each([
  ['Ortopedski jastuk „Mirna noć"', 'Mirna noć'],
  ['Jastuk "Mirna noć"', 'Mirna noć'],
  ['Masažer za vrat Pulse', 'Pulse'],
  ['LED lampa Luma', 'Luma'],
  ['Punjač Iskra Pro 3', 'Iskra Pro 3'],
  ['Roler od ružičastog kvarca', 'Roler od ružičastog kvarca'],
  ['Nož za meso, hleb i povrće od nerđajućeg čelika', 'Nož za meso'],
  ['Lampa LED USB', 'Lampa LED USB'],
  ['JASTUK KRALJEVSKI SAN', 'Jastuk kraljevski san'],
  ['  Difuzer   Rosa ', 'Rosa'],
  ['Luma', 'Luma'],
  ['jastuk za bebe', 'Jastuk za bebe'],
  ["Toster 'Hrskavko'", 'Hrskavko'],
  ['Kapsule za pranje veša lavanda 60 kom', 'Kapsule za pranje veša lavanda'],
  ['Sredstvo za uklanjanje kamenca 750 ml', 'Sredstvo za uklanjanje kamenca'],
  ['Krovni nosači univerzalni sa ključem', 'Krovni nosači univerzalni'],
  ['Mobilni telefon Nokia 105 dual SIM', 'Mobilni telefon Nokia 105'],
  ['Teleskop za posmatranje zvezda sa stativom', 'Teleskop za posmatranje zvezda'],
  ['Zvučnik Bluetooth JBL Charge 5', 'JBL Charge 5'],
  ['4 peškira za ruke 50x90', '4 peškira za ruke'],
  ['Vitamin C 1000 mg', 'Vitamin C'],
  ['Vitamin C liposomalni 60 kapsula', 'Vitamin C liposomalni'],
  ['Vodokotlić niskomontažni 6 l', 'Vodokotlić niskomontažni'],
])('calls %j %j for short', (productName, shortName) => expect(shortNameOf(productName)).toBe(shortName))

it('is never empty and never long', () => {
  for (const name of ['x', '„"', 'a'.repeat(300), '- - -', 'Za od do sa bez na u i ili po protiv sve uz']) {
    expect(shortNameOf(name).length).toBeGreaterThan(0)
    expect(shortNameOf(name).length).toBeLessThanOrEqual(40)
  }
})
