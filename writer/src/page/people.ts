import type { Market } from '@izlog/contracts/domain/markets'

interface Place {
  readonly name: string
  /** Genitive: 'knjigovođa iz Zemuna'. */
  readonly of: string
}

interface People {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
  readonly places: readonly Place[]
  /** The country in the genitive: 'širom Srbije'. */
  readonly country: string
}

const place = (name: string, of: string): Place => ({ name, of })

/** Common names and places of each market; every surname is the same for women and men. */
export const PEOPLE: Readonly<Record<Market, People>> = {
  Serbia: {
    women: [
      'Jelena',
      'Sanja',
      'Milica',
      'Ana',
      'Dragana',
      'Ivana',
      'Snežana',
      'Tamara',
      'Vesna',
      'Marija',
      'Gordana',
      'Nevena',
    ],
    men: [
      'Dejan',
      'Milan',
      'Goran',
      'Nikola',
      'Zoran',
      'Marko',
      'Nenad',
      'Stefan',
      'Dragan',
      'Aleksandar',
      'Vladimir',
      'Bojan',
    ],
    surnames: [
      'Petković',
      'Marković',
      'Ilić',
      'Stanković',
      'Pavlović',
      'Živković',
      'Đorđević',
      'Lazić',
      'Nikolić',
      'Tošić',
      'Simić',
      'Vasić',
    ],
    places: [
      place('Zemun', 'Zemuna'),
      place('Novi Sad', 'Novog Sada'),
      place('Niš', 'Niša'),
      place('Kragujevac', 'Kragujevca'),
      place('Čačak', 'Čačka'),
      place('Subotica', 'Subotice'),
      place('Pančevo', 'Pančeva'),
      place('Valjevo', 'Valjeva'),
      place('Kruševac', 'Kruševca'),
      place('Zrenjanin', 'Zrenjanina'),
    ],
    country: 'Srbije',
  },
  Bosnia: {
    women: [
      'Amra',
      'Lejla',
      'Jelena',
      'Selma',
      'Ivana',
      'Aida',
      'Dragana',
      'Emina',
      'Sanja',
      'Mirela',
      'Marija',
      'Azra',
    ],
    men: ['Adnan', 'Dejan', 'Emir', 'Goran', 'Haris', 'Ivan', 'Mirza', 'Marko', 'Senad', 'Dragan', 'Kenan', 'Nermin'],
    surnames: [
      'Hodžić',
      'Kovačević',
      'Begić',
      'Marić',
      'Delić',
      'Babić',
      'Halilović',
      'Savić',
      'Mujić',
      'Tomić',
      'Bašić',
      'Jurić',
    ],
    places: [
      place('Sarajevo', 'Sarajeva'),
      place('Banja Luka', 'Banje Luke'),
      place('Tuzla', 'Tuzle'),
      place('Zenica', 'Zenice'),
      place('Mostar', 'Mostara'),
      place('Bijeljina', 'Bijeljine'),
      place('Doboj', 'Doboja'),
      place('Cazin', 'Cazina'),
    ],
    country: 'Bosne i Hercegovine',
  },
  Montenegro: {
    women: [
      'Jelena',
      'Milena',
      'Ivana',
      'Tijana',
      'Sanja',
      'Maja',
      'Dragana',
      'Nataša',
      'Anđela',
      'Vesna',
      'Slavica',
      'Marina',
    ],
    men: ['Luka', 'Nikola', 'Marko', 'Dejan', 'Miloš', 'Goran', 'Vuk', 'Danilo', 'Petar', 'Ivan', 'Balša', 'Zoran'],
    surnames: [
      'Vuković',
      'Popović',
      'Radović',
      'Đurović',
      'Šćepanović',
      'Kovačević',
      'Bulatović',
      'Perović',
      'Jovanović',
      'Raičević',
    ],
    places: [
      place('Podgorica', 'Podgorice'),
      place('Nikšić', 'Nikšića'),
      place('Bar', 'Bara'),
      place('Budva', 'Budve'),
      place('Herceg Novi', 'Herceg Novog'),
      place('Pljevlja', 'Pljevalja'),
      place('Bijelo Polje', 'Bijelog Polja'),
      place('Kotor', 'Kotora'),
    ],
    country: 'Crne Gore',
  },
}
