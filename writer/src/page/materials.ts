/** A material that names of products state, as its noun and as the beginning that all its words share. */
export interface Material {
  readonly noun: string
  readonly stem: string
}

/** The noun, the beginning of its words, and other beginnings of the same material. */
const MATERIALS: readonly (readonly [noun: string, stem: string, ...others: string[]])[] = [
  ['drvo', 'drv'],
  ['bukva', 'bukv', 'bukov'],
  ['hrast', 'hrast'],
  ['bambus', 'bambus'],
  ['nerđajući čelik', 'nerđ', 'inox', 'inoks', 'rostfraj', 'prohrom'],
  ['metal', 'metal', 'metaln'],
  ['čelik', 'čeli'],
  ['gvožđe', 'gvož', 'gvozden', 'kovan'],
  ['aluminijum', 'alumin'],
  ['bakar', 'bak', 'bakar', 'bakr'],
  ['mesing', 'mesing'],
  ['emajl', 'emajl'],
  ['staklo', 'stakl'],
  ['kristal', 'kristal'],
  ['keramika', 'keram'],
  ['porcelan', 'porcelan'],
  ['granit', 'granit'],
  ['mermer', 'mermer'],
  ['žad', 'žad'],
  ['kamen', 'kamen'],
  ['guma', 'gum'],
  ['silikon', 'silikon'],
  ['plastika', 'plasti', 'plastič', 'plastik'],
  ['pamuk', 'pamu'],
  ['koža', 'kož'],
  ['pliš', 'pliš'],
  ['vuna', 'vun'],
  ['mikrofiber', 'mikrofiber'],
  ['saten', 'saten'],
  ['svila', 'svil'],
  ['lan', 'lanen'],
  ['flanel', 'flanel'],
  ['muslin', 'muslin'],
  ['neopren', 'neopren'],
  ['najlon', 'najlon'],
  ['fiberglas', 'fiberglas'],
  ['kokos', 'kokos'],
  ['perje', 'perj'],
  ['somot', 'somot'],
  ['filc', 'filc'],
  ['pluta', 'plut'],
  ['ratan', 'ratan'],
]

/** Words that begin like a material. */
const UNLIKE = /^(?:metalik|plastelin|kamenac|kamenca|bakteri|baklj|gumic|keramičar)/

/** The material that a word of a name stands for: 'drveni', 'bambusa', 'inox'. */
export function materialOf(word: string): Material | undefined {
  if (UNLIKE.test(word)) return undefined
  const found = MATERIALS.find(([, ...stems]) => stems.some((stem) => word.startsWith(stem)))
  return found && { noun: found[0], stem: found[1] }
}
