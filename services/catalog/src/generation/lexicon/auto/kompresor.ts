import type { ProductNoun } from '../product-noun.ts'

export const kompresor: ProductNoun = {
  match: /\bkompresor|\bpump[aeu][a-z]* za gum/,
  nom: 'kompresor',
  gen: 'kompresora',
  acc: 'kompresor',
  gender: 'm',
  audience: 'vozači koji ne vole da traže pumpu po gradu',
  keywords: [
    'kompresor',
    'kompresor za gume',
    'auto kompresor',
    'pumpanje guma',
    'oprema za auto',
    'pritisak u gumama',
  ],
  titles: ['Gume spremne pre puta', 'Vaša pumpa, u Vašem gepeku', 'Pritisak kako treba, kad treba'],
  hooks: [
    'Kompresor koji stoji u gepeku i gumu napumpa tamo gde ste stali.',
    'Priključite ga, pogledajte pritisak i auto je spreman za put.',
    'Za gume na autu, biciklu i loptu u gepeku.',
  ],
  punches: ['Guma meka. Put nije otkazan.', 'Pumpa je u gepeku. Vi ste na putu.', 'Stali ste. Napumpali. Krenuli.'],
  bullets: [
    ['Pumpa gde stanete', 'Na parkingu, pred kućom, pored puta. Ne tražite pumpu po gradu.'],
    ['Vidite pritisak', 'Ne pogađate nogom, nego pročitate.'],
    ['Malo mesta u gepeku', 'Stoji uz rezervnu gumu i čeka.'],
    ['I za bicikl i loptu', 'Deca ga otkriju pre Vas.'],
    ['Lako se koristi', 'Navrnete na ventil, uključite i sačekate.'],
  ],
  reasons: [
    [
      'Guma popusti polako, pa se ne primeti.',
      'Auto troši više, vuče u stranu i duže koči. {ime} Vam omogućava da pritisak proverite pred kućom, jednom mesečno, bez reda i kovanica.',
    ],
    [
      'Crevo na pumpi uvek radi u nekom drugom gradu.',
      'A meku gumu primetite u nedelju, na sporednom putu. Kad je kompresor u gepeku, to je kratka pauza, a ne pokvaren dan.',
    ],
  ],
  troubles: [
    [
      'Guma meka, a Vi kasnite',
      'Do pumpe je pet kilometara, na pola gume.',
      'Priključite ga i posle kratke pauze krenite.',
      'Želim da krenem',
    ],
    ['Na pumpi ne radi crevo', 'Ili je red, ili treba kovanica.', 'Vaš je u gepeku i ne traži kovanice.', 'Želim svoj'],
    ['Pritisak merite nogom', 'Šutnete gumu i klimnete glavom.', 'Ovde ga pročitate i znate.', 'Želim tačno'],
    [
      'Zimi pritisak padne',
      'Lampica se upali baš u januaru, u mraku.',
      'Dopumpate pred zgradom, u rukavicama.',
      'Želim mirnu zimu',
    ],
  ],
  faq: [
    ['Koliki pritisak treba?', 'Piše na nalepnici u okviru vozačevih vrata ili u uputstvu za automobil.'],
    ['Kako se napaja?', 'Način napajanja naveden je u opisu. Pre puta proverite da je sve u kutiji.'],
    ['Pomaže li kod probušene gume?', 'Može da je dopumpa da stignete do vulkanizera, ali rupu ne krpi.'],
  ],
  advice: ['Kad da merite', 'Ujutru, dok su gume hladne. Posle vožnje pritisak je veći i meri se pogrešno.'],
  remarks: [
    ['m', 'Spasao put na more. Guma na granici, ja miran.'],
    ['f', 'Prvi put sam sama dopumpala gume. I nije teško.'],
    ['m', 'Jednom mesečno pred kućom, za nekoliko minuta.'],
    ['m', 'Glasan je, kao i svaki, ali posao uradi.'],
    ['f', 'Muž ga koristi za auto, deca za lopte.'],
  ],
  story: {
    by: 'f',
    job: 'Predstavnica farmaceutske kuće',
    about: 'o sporednom putu na kom je ostala sama',
    head: 'Zvala sam tri čoveka zbog jedne gume',
    intro:
      'Vozim po ceo dan, od apoteke do apoteke. Znam sve prečice i nijednu pumpu na njima.\n\nU kolima imam sve, od kišobrana do kolača.',
    trouble:
      'Lampica za pritisak mi je svetlela danima. Svakog jutra sam govorila: danas ću na pumpu.\n\nNa pumpi je bio red, pa nije bilo kovanica, pa je crevo bilo kratko.',
    low: 'Jedne srede auto je počeo da vuče udesno. Stala sam na putu na kom nema ničega osim kukuruza.\n\nPozvala sam muža, brata i kolegu. Svako mi je rekao da šutnem gumu.',
    turn: 'Prišao je stariji čovek na traktoru. Iz kutije ispod sedišta izvadio je kompresor i dao mi ga u ruke: „Sami ćete. Lakše je nego što mislite.”',
    found:
      'Navrnula sam, pritisnula i gledala kako broj raste. Posle nekoliko minuta zahvalila sam mu kolačima.\n\nUveče sam poručila svoj.',
    after:
      'Stoji u gepeku, ispod kišobrana. Prve subote u mesecu izmerim sve četiri, pred zgradom.\n\nLampicu nisam videla od proleća.',
    now: 'Muž je prošle nedelje pozvao mene. Guma mu je bila meka.\n\nRekla sam mu da je šutne. Onda sam došla.',
    quote: 'Ne znam ništa o automobilima. Znam da napumpam gumu.',
    noMore: ['Red za vazduh na pumpi', 'Šutiranje gume', 'Pozivi trojici ljudi'],
  },
}
