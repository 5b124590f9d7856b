import type { ProductNoun } from '../product-noun.ts'

export const roler: ProductNoun = {
  match: /\broler|\bgua ?sha/,
  nom: 'roler',
  gen: 'rolera',
  acc: 'roler',
  gender: 'm',
  audience: 'žene koje ujutru žele nekoliko mirnih minuta za svoje lice',
  keywords: ['roler', 'roler za lice', 'masaža lica', 'jutarnja nega', 'nega lica kod kuće', 'poklon za nju'],
  titles: ['Lice odmorno pre prve kafe', 'Pet minuta koje se vide', 'Jutarnji ritual bez žurbe'],
  hooks: [
    'Roler koji hladi, opušta i nežno započinje jutro.',
    'Nekoliko poteza naviše i u ogledalu Vas dočeka odmornije lice.',
    'Za kremu koja se lepše rasporedi i jutro koje ne kreće od telefona.',
  ],
  punches: ['Jastuk je ostavio trag. Vi ga izbrišite.', 'Hladno. Polako. Naviše.', 'Pre kafe. Pre svih. Za Vas.'],
  bullets: [
    ['Prijatno hladi', 'Prvi dodir razbudi nežnije od hladne vode.'],
    ['Krema se lepše rasporedi', 'Rolerom je razvučete ravnomerno, bez trljanja.'],
    ['Nekoliko minuta je dovoljno', 'Dok se diže kafa, gotovi ste.'],
    ['Pusti vilicu', 'Polako preko obraza, i primetite koliko ste je stezali.'],
    ['Lep je na polici', 'Ne sklanjate ga, pa ga se i setite.'],
  ],
  reasons: [
    [
      'Lice se najviše umori dok spavamo na njemu.',
      'Jastuk ostavi trag, oči su natečene, a Vi za sat vremena treba da budete negde. {ime} hladnim dodirom budi lice i daje Vam nekoliko minuta tišine.',
    ],
    [
      'Ritual je ono što radite samo za sebe.',
      'Nije stvar u tome da izgledate drugačije. Stvar je u pet minuta bez telefona, dece i mejlova, dok se krema polako upija.',
    ],
  ],
  troubles: [
    [
      'Ujutru trag jastuka na obrazu',
      'I do podne Vas pitaju da li ste spavali.',
      'Hladan roler i nekoliko poteza naviše.',
      'Želim odmorno lice',
    ],
    ['Krema ostane na prstima', 'Pola na licu, pola na peškiru.', 'Roler je raspodeli ravnomerno.', 'Želim lepšu negu'],
    [
      'Nemate vremena za kozmetičarku',
      'Termin je tek sledećeg meseca.',
      'Pet minuta kod kuće, svakog jutra.',
      'Želim kod kuće',
    ],
    ['Dan počne telefonom', 'I obrve su već skupljene.', 'Prvo lice, pa onda ceo svet.', 'Želim mirno jutro'],
  ],
  faq: [
    ['Kako se koristi?', 'Na čistom licu, sa malo ulja ili kreme. Uvek naviše i ka spolja, blago, bez pritiska.'],
    ['Da li može u frižider?', 'Može. Hladan još više prija, naročito oko očiju.'],
    ['Kako se čisti?', 'Obrišite ga mekom krpom posle svake upotrebe, a povremeno operite blagim sapunom.'],
  ],
  advice: [
    'Redosled pokreta',
    'Krenite od vrata naviše, pa od brade ka uhu, i na kraju čelo. Svaki potez tri puta, bez žurbe.',
  ],
  remarks: [
    ['f', 'Držim ga u frižideru. Ujutru prvo on, pa kafa.'],
    ['f', 'Vilicu mi opusti, nisam znala koliko je stežem.'],
    ['f', 'Poklonila mami, sad mi ona šalje slike.'],
    ['f', 'Ne čini čuda, ali jutro je lepše.'],
    ['m', 'Kupio devojci. Koristim ga i ja posle brijanja.'],
  ],
  story: {
    by: 'f',
    job: 'Stjuardesa',
    about: 'o jutrima u četiri i licu koje kasni',
    head: 'Ustajem u četiri. Moje lice ustaje u osam',
    intro:
      'Letim. To znači da mi je jutro nekad ponoć, a osmeh obavezan.\n\nPutnici vide šminku. Ja vidim šta je ispod.',
    trouble:
      'U četiri ujutru oči su mi male, a obrazi puni jastuka. Hladna voda je pomagala do izlaza iz kupatila.\n\nNanosila sam još jedan sloj pudera. Pa još jedan.',
    low: 'Gospođa iz osmog reda me je uhvatila za ruku i pitala da li mi je neko umro.\n\nSpavala sam dobro. Samo mi lice nije znalo.',
    turn: 'U hotelu u nekom gradu delila sam sobu sa koleginicom koja ima pedeset i izgleda kao da je stigla sa odmora. Iz minibara nije izvadila sok, nego roler.',
    found:
      'Dala mi je da probam. Bio je hladan, i sve mi je bilo smešno.\n\nOnda sam pogledala jednu stranu lica, pa drugu. Poručila sam pre poletanja.',
    after:
      'Sad mi treba pet minuta i jedan sloj pudera manje. U četiri lice i ja ustajemo skoro zajedno.\n\nNiko me više ne pita ko je umro.',
    now: 'Putuje sa mnom, u maramici, uz pasoš. U hotelu ide pravo u minibar.\n\nNova koleginica me je pitala kako izgledam odmorno. Dala sam joj da proba.',
    quote: 'Nisam mlađa. Samo sam budna i na licu.',
    noMore: ['Kašičice iz zamrzivača', 'Treći sloj pudera', 'Pitanje „jesi li spavala?”'],
  },
}
