import type { ProductNoun } from '../product-noun.ts'

export const projektor: ProductNoun = {
  match: /\bprojektor/,
  nom: 'projektor',
  gen: 'projektora',
  acc: 'projektor',
  gender: 'm',
  audience: 'porodice i društva koji filmove vole da gledaju zajedno',
  keywords: [
    'projektor',
    'kućni bioskop',
    'projektor za filmove',
    'filmsko veče',
    'projektor za utakmice',
    'projektor za decu',
  ],
  titles: ['Bioskop u dnevnoj sobi', 'Zid koji priča priče', 'Petak uveče, prvi red'],
  hooks: [
    'Projektor koji od praznog zida napravi platno, a od petka bioskop.',
    'Ugasite svetlo, spustite se na kauč i zid oživi.',
    'Film, utakmica i crtani, veliki koliko i soba.',
  ],
  punches: ['Ugasite svetlo. Film počinje.', 'Zid imate. Fali samo film.', 'Kokice su Vaše. I prvi red.'],
  bullets: [
    ['Zid umesto ekrana', 'Slika je velika koliko i zid koji imate.'],
    ['Svi vide isto', 'Niko ne sedi postrance i ne traži da se neko pomeri.'],
    ['Uključi se kad Vi hoćete', 'Preko dana ga nema, a uveče je centar sobe.'],
    ['I napolju', 'Čaršav na konopcu i letnja bašta postane bioskop.'],
    ['Manje svađe oko telefona', 'Kad svi gledaju u isti zid, telefoni sami ostanu na stolu.'],
  ],
  reasons: [
    [
      'Film na telefonu gleda jedan. Film na zidu gledaju svi.',
      'Svako u kući ima svoj ekran, pa svi sede zajedno i gledaju odvojeno. {ime} vraća jedno platno za sve, i razgovor posle filma.',
    ],
    [
      'Bioskop košta više od karte.',
      'Prevoz, kokice, parking i čuvanje dece. Kod kuće ugasite svetlo, a pauzu pravite kad Vi hoćete.',
    ],
  ],
  troubles: [
    [
      'Četvoro ljudi, jedan mali ekran',
      'Uvek neko vidi samo tuđe rame.',
      'Na zidu ima mesta za sve.',
      'Želim veliku sliku',
    ],
    [
      'Svako u svojoj sobi',
      'Isti stan, četiri ekrana, nijedan razgovor.',
      'Jedan film na zidu okupi celu kuću.',
      'Želim porodično veče',
    ],
    [
      'Bioskop je ceo poduhvat',
      'Karte, prevoz, dadilja, red za kokice.',
      'Ovde su kokice iz Vaše šerpe, a pauza kad treba.',
      'Želim bioskop kod kuće',
    ],
    [
      'Veliki televizor jede zid',
      'Crn je i kad ne radi.',
      'Projektor ugasite i zid je opet zid.',
      'Želim slobodan zid',
    ],
  ],
  faq: [
    ['Treba li mi platno?', 'Ne mora. Beo ili svetao zid je sasvim dovoljan, a napolju i zategnut čaršav.'],
    ['Vidi li se po danu?', 'Najbolje se vidi kad navučete zavese. Kao i u bioskopu, mrak je pola slike.'],
    ['Kako se povezuje?', 'Načini povezivanja navedeni su u opisu, a uputstvo je u kutiji.'],
  ],
  advice: [
    'Za oštriju sliku',
    'Postavite ga tačno naspram zida, na istoj visini gde želite sredinu slike. Iskošena slika je najčešće samo iskošen projektor.',
  ],
  remarks: [
    ['f', 'Deca petkom sama sređuju sobu, samo da počne film.'],
    ['m', 'Finale gledalo nas jedanaest. Niko nije stajao.'],
    ['f', 'Čaršav u dvorištu, komšije donele stolice.'],
    ['m', 'Uz zavese je slika odlična. Po danu slabije, ali to sam i znao.'],
    ['f', 'Zid u hodniku je dobio posao.'],
  ],
  story: {
    by: 'm',
    job: 'Inženjer i otac troje dece',
    about: 'o petku kad su ugasili svih pet ekrana',
    head: 'U našoj kući je radilo pet ekrana. Niko nije gledao isto',
    intro:
      'Petak uveče, kod nas u dnevnoj sobi. Petoro ljudi, pet ekrana, tišina.\n\nŽena je to jednom uslikala. Ličili smo na čekaonicu.',
    trouble:
      'Pokušali smo sa pravilima: bez telefona posle osam. Trajalo je do osam i petnaest.\n\nPokušali smo i sa bioskopom. Petoro ljudi, dva sata pregovora i račun kao za vikend.',
    low: 'Najmlađi me je jedne večeri pozvao telefonom. Iz susedne sobe. Da donesem sok.\n\nDoneo sam, seo na pod hodnika i pomislio da smo negde pogrešno skrenuli.',
    turn: 'Moj otac se setio letnjeg bioskopa iz svog detinjstva, kad su svi nosili svoje stolice. „Nisu dolazili zbog filma”, rekao je.',
    found:
      'Uključio sam ga prvi put bez najave. Ugasio svetlo i pustio crtani na ceo zid.\n\nVrata su se otvarala jedna za drugima. Niko ništa nije pitao.',
    after:
      'Sledećeg petka su sami pomerili kauč. Onog posle toga dogovorili su se oko filma bez moje presude.\n\nTelefoni su ostali na kuhinjskom stolu, licem nadole.',
    now: 'Petak je sad petak. Otac donosi svoju stolicu, iako imamo mesta.\n\nNi on ne dolazi zbog filma.',
    quote: 'Nismo dobili veći ekran. Dobili smo petak.',
    noMore: ['Pet ekrana u jednoj sobi', 'Pregovori ko sedi u sredini', 'Poziv telefonom iz susedne sobe'],
  },
}
