import type { ProductNoun } from '../product-noun.ts'

export const maskaZaSpavanje: ProductNoun = {
  match: /\bmask[a-z]* za (spavanj|oci)|\bpovez za oci/,
  nom: 'maska za spavanje',
  gen: 'maske za spavanje',
  acc: 'masku za spavanje',
  gender: 'f',
  audience: 'ljudi koje noću budi svetlo, i oni koji rade u smenama',
  keywords: [
    'maska za spavanje',
    'povez za oči',
    'mrak za spavanje',
    'mirno spavanje',
    'spavanje danju',
    'maska za put',
  ],
  titles: ['Mrak kad god Vam zatreba', 'Noć koju nosite sa sobom', 'Zažmurite i u podne'],
  hooks: [
    'Maska za spavanje koja zaustavi svetlo, a oči ostavi slobodne.',
    'Za ulično svetlo, rani izlazak sunca i nekoga ko pored Vas čita do ponoći.',
    'Navučete je preko očiju i soba nestane.',
  ],
  punches: ['Sunce ranije ustaje. Vi ne morate.', 'On čita. Vi spavate.', 'Mrak po Vašoj meri.'],
  bullets: [
    ['Pravi mrak', 'Prianja uz lice i oko nosa, gde svetlo najčešće uđe.'],
    ['Ne pritiska oči', 'Trepćete slobodno, pa zaboravite da je tu.'],
    ['Ostaje na glavi', 'Okrenete se na bok, a ona se ne pomeri.'],
    ['Meka na koži', 'Ujutru nema tragova preko obraza.'],
    ['Staje u džep', 'U autobusu, u čekaonici, u hotelu bez zavesa.'],
  ],
  reasons: [
    [
      'Soba nikad nije sasvim mračna.',
      'Ulična svetiljka, punjač, televizor u mirovanju. Oči to primete i kad su zatvorene. {ime} gasi sve odjednom, bez novih zavesa.',
    ],
    [
      'Ko radi noću, spava po suncu.',
      'Smena se završi kad drugi ustaju. Telo tada traži mrak, a prozor ga ne da. Maska je najmanja soba u koju možete da se sklonite.',
    ],
  ],
  troubles: [
    [
      'U pet je već dan',
      'Leti Vas sunce probudi dva sata pre budilnika.',
      'Sa maskom jutro počne kad Vi kažete.',
      'Želim da dospavam',
    ],
    [
      'Neko u sobi još čita',
      'Vi se okrećete ka zidu i ćutite.',
      'Svetlo ostaje onom ko čita, mrak Vama.',
      'Želim svoj mrak',
    ],
    [
      'Na putu ne možete da zaspite',
      'Autobus ugasi svetla, pa ih upali na svakoj stanici.',
      'Navučete masku i prespavate stanice.',
      'Želim miran put',
    ],
    [
      'Roletne propuštaju',
      'Tanke crte svetla tačno preko lica.',
      'Umesto novih roletni, komad meke tkanine.',
      'Želim mrak večeras',
    ],
  ],
  faq: [
    ['Da li smeta trepavicama?', 'Ne bi trebalo, jer ne naleže na kapke. Namestite je malo više ako osetite dodir.'],
    ['Kako se pere?', 'Ručno, u mlakoj vodi, sa blagim sapunom. Do večeri je suva.'],
    ['Hoće li mi spadati?', 'Traka se podešava. Zategnite je tek toliko da ne klizi.'],
  ],
  advice: [
    'Kako se brže zaspi',
    'Stavite je nekoliko minuta pre nego što legnete, dok još sedite. Oči se smire pre Vas.',
  ],
  remarks: [
    ['f', 'Radim noćne. Prvi put spavam danju kao da je noć.'],
    ['m', 'Žena čita do jedan. Sad svi zadovoljni.'],
    ['f', 'Mislila sam da će me gušiti. Zaboravila sam je na licu i otvorila vrata poštaru.'],
    ['m', 'Autobus do mora, prespavao granicu.'],
    ['f', 'Meka je i ne spada, a ja se vrtim cele noći.'],
  ],
  story: {
    by: 'f',
    job: 'Medicinska sestra',
    about: 'o danima koje je naučila da pretvori u noć',
    head: 'Kad drugi piju prvu kafu, ja idem na spavanje',
    intro:
      'Radim noćne smene, petnaest godina. Kući stižem kad komšije kreću na posao i redovno mi požele dobro jutro.\n\nMeni je to laku noć.',
    trouble:
      'Probala sam sve: folije na prozoru, tri sloja zavesa, ćebe preko karniše. Sunce bi uvek našlo rupu.\n\nSpavala sam po tri sata i ustajala umornija nego što sam legla.',
    low: 'Jednog dana sam u prodavnici dala kasirki karticu za autobus i čekala da ukucam broj. Obe smo gledale u nju.\n\nNasmejala se. Ja sam otišla kući i plakala u frižider.',
    turn: 'Koleginica sa odeljenja je na pauzi izvadila masku iz džepa, legla na dve stolice i zaspala za minut.',
    found:
      'Pitala sam je odakle joj. Poručila sam istu pre kraja smene.\n\nPrvog jutra sam je stavila, čekala da mi zasmeta, i sledeće čega se sećam jeste da je bilo popodne.',
    after: 'Sa prozora sam skinula folije. Soba je opet soba, sa pogledom.\n\nSpavam šest, nekad i sedam sati. Danju.',
    now: 'Komšije mi i dalje požele dobro jutro. Sad im odgovorim isto, pa odem u svoju noć.\n\nMasku nosim u torbi, kao ključeve.',
    quote: 'Noć nije na prozoru. Noć mi je u džepu.',
    noMore: ['Folija i ćebad preko prozora', 'Peškir preko očiju', 'Okretanje ka zidu'],
  },
}
