import type { ProductNoun } from '../product-noun.ts'

export const steznik: ProductNoun = {
  match: /\bsteznik/,
  nom: 'steznik',
  gen: 'steznika',
  acc: 'steznik',
  gender: 'm',
  audience: 'rekreativci i ljudi kojima je zglob na kraju dana umoran',
  keywords: [
    'steznik',
    'steznik za koleno',
    'steznik za zglob',
    'elastičan steznik',
    'oslonac za koleno',
    'oprema za rekreaciju',
  ],
  titles: ['Korak siguran kao nekad', 'Zglob koji ima oslonac', 'Stepenice bez razmišljanja'],
  hooks: [
    'Steznik koji zglob drži u mestu, a ne smeta pri hodu ni pri vežbanju.',
    'Navučete ga kao čarapu i krenete. Zglob je pridržan sa svih strana.',
    'Za šetnju, za teren i za treći sprat bez lifta.',
  ],
  punches: ['Krenite. Zglob ide s Vama.', 'Nije oklop. Oslonac je.', 'Stepenice se ne broje. Prelaze se.'],
  bullets: [
    ['Drži, a ne steže', 'Pritisak je ravnomeran, pa osećate oslonac, a ne gumu.'],
    ['Ostaje na mestu', 'Ne spušta se posle sto koraka i ne uvrće se pri savijanju.'],
    ['Ispod pantalona se ne vidi', 'Nosite ga na posao, u šetnju i na trening.'],
    ['Navuče se za tren', 'Namestite ga sedeći, poravnate i ustanete.'],
    ['Lako se održava', 'Isperete ga rukom uveče, ujutru je spreman.'],
  ],
  reasons: [
    [
      'Zglob voli pokret. Samo ne voli iznenađenje.',
      'Nezgodan korak na neravnom dočeka zglob nespreman. {ime} ga obuhvata ravnomerno, pa je svaki pokret mirniji, a Vi sigurniji.',
    ],
    [
      'Kad imate oslonac, ne čuvate se previše.',
      'Ko se plaši svakog koraka, hoda krivo i umori drugu nogu. Uz steznik hodate kako ste navikli, pa se i duže hoda.',
    ],
  ],
  troubles: [
    [
      'Niz stepenice idete postrance',
      'Držite se za ogradu i gledate pod noge.',
      'Pridržan zglob vraća sigurnost u svaki stepenik.',
      'Želim siguran korak',
    ],
    [
      'Steznik koji se spušta',
      'Posle deset minuta je oko članka, pa ga stalno navlačite.',
      'Ovaj ostaje tamo gde ste ga namestili.',
      'Želim da stoji',
    ],
    [
      'Na teren idete sa strepnjom',
      'Prvi nagli pokret i mislite samo na zglob.',
      'Sa osloncem mislite na igru.',
      'Želim da igram',
    ],
    [
      'Elastični zavoj oduzima jutro',
      'Umotavate, previše zategnete, odmotavate.',
      'Steznik navučete i gotovo.',
      'Želim jednostavno',
    ],
  ],
  faq: [
    [
      'Koju veličinu da uzmem?',
      'Izmerite obim na sredini zgloba, dok stojite. Ako ste između dve veličine, uzmite veću.',
    ],
    [
      'Mogu li da ga nosim ceo dan?',
      'Nosite ga dok se krećete i skinite ga kad sednete i kad spavate. Ako ste povredili zglob, pitajte lekara.',
    ],
    ['Kako se pere?', 'Ručno, u mlakoj vodi sa malo sapuna. Sušite ga položenog, bez radijatora.'],
  ],
  advice: [
    'Kako dobro stoji',
    'Treba da osetite blag pritisak, bez trnjenja. Ako koža ispod ostane bela, uzmite broj veći.',
  ],
  remarks: [
    ['m', 'Rekreativni fudbal utorkom. Bez njega više ne izlazim na teren.'],
    ['f', 'Treći sprat bez lifta. Sad ne stajem na drugom.'],
    ['m', 'Ne spušta se. Prethodna dva jesu.'],
    ['f', 'Nosim ga na planinarenju, naročito nizbrdo.'],
    ['f', 'Kupila sam tati za šetnje pored reke. Nosi ga svakog dana.'],
  ],
  story: {
    by: 'm',
    job: 'Poštar',
    about: 'o ulicama koje je počeo da preskače',
    head: 'Znam svaku kapiju u kraju. Jednu ulicu sam počeo da zaobilazim',
    intro:
      'Poštu nosim dvadeset godina. Ljudi misle da je težak deo torba. Nije. Težak deo su stepenice.\n\nNajgora je bila jedna uska ulica uzbrdo, sa sedam zgrada bez lifta.',
    trouble:
      'Prvo sam nju ostavljao za kraj. Onda za sutra. Onda sam molio kolegu da se menjamo.\n\nZglob me je nosio, ali mu više nisam verovao.',
    low: 'Gospođa Rada sa četvrtog sprata spustila mi je korpu na kanapu. „Da se ne mučiš, sine.”\n\nOna ima osamdeset dve godine.',
    turn: 'Ćerka igra odbojku. Videla me je kako silazim postrance i sutradan mi na sto ostavila otvorenu stranicu.',
    found:
      'Mislio sam da se to nosi samo na terenu. Navukao sam ga ispod uniforme i krenuo.\n\nDo prve zgrade sam mislio na njega. Do treće sam ga zaboravio.',
    after:
      'Posle nedelju dana sam uskoj ulici vratio njeno mesto, pre podne, po redu.\n\nGospođi Radi sam pismo odneo na vrata. Častila me je kafom.',
    now: 'Nije mi dvadeset godina i nisam brži. Samo opet gledam u kućne brojeve, a ne u stepenike.\n\nKorpu na kanapu sad koristimo za njene kolače.',
    quote: 'Nije stvar u snazi. Stvar je u poverenju u sledeći korak.',
    noMore: ['Elastični zavoj koji se odmota do podne', 'Silaženje postrance, uz ogradu', 'Zaobilazak oko stepeništa'],
  },
}
