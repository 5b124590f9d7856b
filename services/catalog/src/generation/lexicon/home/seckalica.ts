import type { ProductNoun } from '../product-noun.ts'

export const seckalica: ProductNoun = {
  match: /\bseckalic|\bsjeckalic/,
  nom: 'seckalica',
  gen: 'seckalice',
  acc: 'seckalicu',
  gender: 'f',
  audience: 'svi koji kuvaju svaki dan i ne vole da plaču nad lukom',
  keywords: ['seckalica', 'seckalica za povrće', 'seckanje luka', 'priprema salate', 'pomoć u kuhinji', 'brza večera'],
  titles: ['Luk isečen, oči suve', 'Salata pre nego što voda proključa', 'Pola kuvanja je seckanje'],
  hooks: [
    'Seckalica koja od glavice luka napravi kockice dok Vi grejete tiganj.',
    'Povrće ravno isečeno, ruke čiste, večera pre gladi.',
    'Za supu, salatu i sve što počinje sa „sitno iseckajte”.',
  ],
  punches: ['Luk isečen. Nema suza.', 'Seckanje gotovo. Kuvanje može.', 'Salata za pet. Posao za minut.'],
  bullets: [
    ['Kockice jednake', 'Povrće se skuva u isto vreme i lepše izgleda na tanjiru.'],
    ['Oči ostaju suve', 'Luk je iseckan pre nego što ga osetite.'],
    ['Prsti daleko od oštrice', 'Ne jurite ivicu noža, pa i stariji mogu da pomognu.'],
    ['Sve u jednoj posudi', 'Nema daske pune kore ni luka po podu.'],
    ['Za svaki dan', 'Šargarepa za supu, kupus za salatu, orasi za kolač.'],
  ],
  reasons: [
    [
      'Kuvanje traje dugo zbog onoga pre kuvanja.',
      'Ručak se krčka sam. Luk se ne secka sam. {ime} obavlja taj dosadni deo, pa u kuhinji ostane ono zbog čega je volite.',
    ],
    [
      'Jednako isečeno, jednako kuvano.',
      'Kad su kockice iste, ništa ne zagori i ništa ne ostane sirovo. To je polovina tajne svake dobre supe.',
    ],
  ],
  troubles: [
    [
      'Plačete nad lukom',
      'Svakog dana, u isto vreme, bez razloga.',
      'Nekoliko poteza i luk je u posudi.',
      'Želim suve oči',
    ],
    [
      'Daska, nož, lonac, pod',
      'Povrće je svuda, a u loncu pola.',
      'Sve ostane u posudi, pa sipate gde treba.',
      'Želim čistu kuhinju',
    ],
    [
      'Za salatu treba pola sata',
      'Pa umesto nje bude hleba.',
      'Salata je gotova dok se meso odmara.',
      'Želim brzu salatu',
    ],
    [
      'Nož i umorne ruke',
      'Posle posla prsti nisu brzi kao inače.',
      'Oštrica je u posudi, a prsti napolju.',
      'Želim bezbedno',
    ],
  ],
  faq: [
    [
      'Šta sve može da iseče?',
      'Luk, šargarepu, kupus, papriku, kuvana jaja, orahe. Meso isecite na manje komade pre ubacivanja.',
    ],
    ['Kako se pere?', 'Odmah posle upotrebe isperite pod mlazom. Oštricu uvek hvatajte za plastični deo.'],
    ['Može li za veću porodicu?', 'Može, samo seckajte u dva puta. I tako je brže nego nožem.'],
  ],
  advice: [
    'Da budu prave kockice',
    'Prepolovite povrće i ne punite posudu do vrha. Bolje tri kratka poteza nego jedan dug, jer dug pravi kašu.',
  ],
  remarks: [
    ['f', 'Ajvar smo ove godine napravili za pola dana.'],
    ['m', 'Kuvam nedeljom. Luk više nije izgovor.'],
    ['f', 'Mami su ruke slabije, a opet sama pravi salatu.'],
    ['f', 'Prvi put sam je prepunila i ispala je kaša. Sad znam.'],
    ['m', 'Pere se lakše od one velike, koja skuplja prašinu.'],
  ],
  story: {
    by: 'f',
    job: 'Kuvarica u školskoj kuhinji',
    about: 'o luku zbog kog više ne plače',
    head: 'Na poslu seckam za trista ljudi. Kod kuće više nisam mogla ni glavicu',
    intro:
      'Radim u školskoj kuhinji. Tamo imamo mašine, a ja imam dve ruke za sve ostalo.\n\nKući dođem u tri, i čeka me opet luk.',
    trouble:
      'Muž voli supu, deca salatu, a ja bih da sednem. Sve to traži seckanje.\n\nKupovala sam gotovo, iz kese. Ukus je bio isti kao kesa.',
    low: 'Za porodični ručak sam seckala za dvadesetoro, sama, od pet ujutru. Kad su gosti stigli, oči su mi bile crvene i tetka me je pitala ko je umro.\n\n„Luk”, rekla sam. Niko se nije nasmejao.',
    turn: 'Jetrva mi je došla da pomogne i iz torbe izvadila posudu sa poklopcem. Za pet minuta je uradila ono što sam ja radila od zore.',
    found:
      'Iskreno, bila sam uvređena. Ja sam kuvarica.\n\nOnda sam pritisnula poklopac, čula tri kratka zvuka i podigla ga. Kockice, kao po lenjiru.',
    after: 'Supa je opet domaća, salata je svaki dan. Sedim dok se krčka.\n\nTo sedenje mi je novo. Sviđa mi se.',
    now: 'Na sledećem ručku sam jetrvi dala da secka, a ja sam mesila. Došla je tetka, pogledala me i rekla da izgledam odmorno.\n\nNiko nije umro. Niko se nije ni rasplakao.',
    quote: 'Volim da kuvam. Nikad nisam volela da seckam.',
    noMore: ['Suze pre ručka', 'Gotova salata iz kese', 'Luk po podu i ispod frižidera'],
  },
}
