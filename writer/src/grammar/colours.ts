/** Stems of colour adjectives, without an ending. */
export const COLOURS: ReadonlySet<string> = new Set(
  `bel bijel crn crven plav zelen žut siv roze ljubičast braon srebrn zlatn zlatan bež krem teget bordo narandžast pink`
    .trim()
    .split(/\s+/),
)
