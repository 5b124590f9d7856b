import { describe, expect, it } from 'vitest'
import { understand } from './profile.ts'

describe('understand', () => {
  it.each([
    ['cetka za fuge', 'čišćenje', 'četku za fuge'],
    ['CETKA ZA FUGE', 'čišćenje', 'četku za fuge'],
    ['Četka za kosu', 'lepota', 'četku za kosu'],
    ['Četka za WC silikonska', 'čišćenje', 'četku za WC'],
    ['jastuk za psa', 'ljubimci', 'jastuk za psa'],
    ['Јастук за пса', 'ljubimci', 'jastuk za psa'],
    ['lampa za nokte', 'lepota', 'lampu za nokte'],
    ['Solarna lampa za dvorište', 'bašta', 'solarnu lampu za dvorište'],
    ['zenske zimske cizme sa krznom', 'odeća i obuća', 'ženske zimske čizme sa krznom'],
    ['2 cebeta mikrofiber', 'dom', 'ćebad'],
    ['tastatura i mis bezicni', 'elektronika', 'tastaturu i miš'],
    ['Šlajferica ekscentrična Einhell 320 W', 'alat', 'ekscentričnu šlajfericu'],
    ['Slajferica vibraciona', 'alat', 'vibracionu šlajfericu'],
    ['Čizme zimske ženske sa krznom', 'odeća i obuća', 'zimske ženske čizme sa krznom'],
    ['Roleri podesivi za decu', 'sport', 'podesive rolere za decu'],
    ['Prsluk muški perjani', 'odeća i obuća', 'muški perjani prsluk'],
    ['Pojačivač sluha', 'nega i zdravlje', 'pojačivač sluha'],
    ['Lampa plafona', 'dom', 'lampu plafona'],
    ['smart sijalica', 'elektronika', 'smart sijalicu'],
    ['Podloga za roštilj teflonska', 'bašta', 'podlogu za roštilj'],
    ['Tabla za pikado elektronska', 'sport', 'tablu za pikado'],
    ['Aparat za kuvanje turske kafe', 'kuhinja', 'aparat za kuvanje turske kafe'],
    ['Set burgija 170 kom', 'alat', 'set burgija'],
    ['Set nasadnih ključeva 46 delova', 'alat', 'set nasadnih ključeva'],
    ['Hodalica guralica', 'bebe i deca', 'hodalicu guralicu'],
    ['Noćno svetlo zvezdano nebo projektor', 'dom', 'noćno svetlo'],
    ['Digitalna vaga do 40kg', 'kuhinja', 'digitalnu vagu'],
    ['Sklekovi daska 9 u 1', 'kupatilo', 'dasku'],
    ['Vitamin C 1000 mg', 'nega i zdravlje', 'vitamin C'],
    ['Aparat za zavarivanje inverter MMA 300A', 'alat', 'aparat za zavarivanje'],
    ['zvake lepak skidac', 'čišćenje', 'skidač'],
    ['laptop punjac 65w', 'elektronika', 'punjač'],
    ['robot usisivac brisac', 'čišćenje', 'robota'],
    ['citac kartica usb', 'elektronika', 'čitač kartica'],
    ['wc za macke', 'ljubimci', 'WC za mačke'],
    ['wc daska', 'kupatilo', 'WC dasku'],
    ['torba za put oko struka', 'odeća i obuća', 'torbu za put'],
    ['torba za put', 'hobi i putovanje', 'torbu za put'],
    ['kosa za trimer', 'bašta', 'kosu za trimer'],
    ['prirodna kosa na klipse', 'lepota', 'prirodnu kosu na klipse'],
    ['nastavci za trimer za bradu', 'lepota', 'nastavke za trimer'],
    ['daljinski za tv samsung', 'elektronika', 'daljinski za TV Samsung'],
    ['daljinski upravljac za tv', 'elektronika', 'daljinski upravljač za TV'],
    ['auto sediste 9-36kg', 'bebe i deca', 'auto sedište'],
    ['cetka za dlaku macke', 'ljubimci', 'četku za dlaku mačke'],
    ['narukvica za samsung watch', 'elektronika', 'narukvicu za Samsung watch'],
    ['ram za registarske tablice', 'auto', 'ram za registarske tablice'],
    ['lepak za plocice 25kg', 'alat', 'lepak za pločice'],
    ['ulje motorno 5w30', 'auto', 'ulje'],
    ['drzac za casu auto', 'auto', 'držač za čašu'],
    ['drzac za telefon auto', 'telefoni', 'držač za telefon'],
    ['maska za samsung a54', 'telefoni', 'masku za Samsung A54'],
    ['gel ulosci za cipele', 'odeća i obuća', 'uloške za cipele'],
    ['Sto za ping pong', 'sport', 'sto za ping pong'],
    ['Plišani meda sa mašnom', 'bebe i deca', 'plišanog medu sa mašnom'],
  ])('takes %j for a thing of %s, ordered as %j', (typed, shelf, short) => {
    expect(understand(typed)).toMatchObject({ shelf, short })
  })

  it.each([
    ['cizme zimske', 'Čizme zimske', { gender: 'f', number: 'pl' }],
    ['kocke za decu', 'Kocke za decu', { gender: 'f', number: 'pl' }],
    ['ćebe', 'Ćebe', { gender: 'n', number: 'sg' }],
    ['kolica za bastu', 'Kolica za baštu', { gender: 'n', number: 'pl' }],
    ['ROBOT ZA PROZORE', 'Robot za prozore', { gender: 'm', number: 'sg' }],
    ['iphone 15 punjač', 'iPhone 15 punjač', { gender: 'm', number: 'sg' }],
    ['TUS SET SA POLICOM crni', 'Tuš set sa policom crni', { gender: 'm', number: 'sg' }],
    ['Kalup za led', 'Kalup za led', { gender: 'm', number: 'sg' }],
  ])('writes %j as %j and knows its gender and number', (typed, name, agreement) => {
    expect(understand(typed)).toMatchObject({ name, agreement })
  })

  it.each([['Brudox 3000'], ['GLOWELLA PRO X'], ['asdf test proba 1'], ['„"'], ['x'], ['😀'], ['А'.repeat(300)]])(
    'claims to know nothing of %j',
    (typed) => expect(understand(typed)).toMatchObject({ confidence: 'unsure', shelf: null, thing: null }),
  )

  it('knows the thing in spite of a name of its own', () =>
    expect(understand('Jastuk Mirna noć')).toMatchObject({ name: 'Jastuk Mirna noć', thing: { id: 'jastuk' } }))

  it('never takes a word for another by its beginning', () => {
    expect(understand('flasteri za decu').lemma).not.toBe('flaša')
    expect(understand('kostim za kupanje').lemma).not.toBe('kosa')
    expect(understand('mreža za vrata').complements[0]?.objects[0]?.noun.lemma).toBe('vrata')
  })

  it.each([
    ['nosa za decu', 'Noša za decu', 'nosa-za-decu'],
    ['decja nosa', 'Dečja noša', 'nosa-za-decu'],
    ['zenski kupaci kostim', 'Ženski kupaći kostim', 'kupaci-kostim'],
    ['trimer za dlacice iz nosa', 'Trimer za dlačice iz nosa', 'trimer-za-nos-i-usi'],
  ])('reads %j as %j, by what products are called', (typed, name, id) =>
    expect(understand(typed)).toMatchObject({ name, thing: { id } }),
  )

  it.each([
    ['dečja ležaljka', 'njihalica-za-bebe'],
    ['helanke sa visokim strukom', 'helanke'],
    ['android tv box 4k', 'tv-boks'],
    ['bazen sa lopticama', 'bazen-sa-lopticama'],
    ['kamera u obliku sijalice', 'kamera-sijalica'],
    ['brusač noževa', 'ostrac-za-nozeve'],
  ])('takes %j for %s', (typed, id) => expect(understand(typed)).toMatchObject({ thing: { id } }))

  it('takes the seller’s word for where the product belongs', () => {
    expect(understand('Držač za telefon', { shelf: 'auto' })).toMatchObject({ shelf: 'auto', thing: null })
  })
})
