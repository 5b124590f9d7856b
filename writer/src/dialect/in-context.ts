/** 'Lepak' is 'ljepilo' in Ijekavian, which is neuter: the adjective before it and the pronoun or participle behind it change with it. */
const GLUE: Readonly<Record<string, string>> = Object.fromEntries(
  `topli:toplo topao:toplo vreo:vrelo hladan:hladno stari:staro stvrdnut:stvrdnuto sasušen:sasušeno osušen:osušeno zagrejan:zagrejano
  ujednačen:ujednačeno tečni:tečno trenutni:trenutno sekundarni:sekundarno običan:obično obični:obično najbolji:najbolje jači:jače jak:jako
  svaki:svako nijedan:nijedno taj:to ovaj:ovo drugi:drugo sledeći:sledeće univerzalni:univerzalno dobar:dobro nov:novo novi:novo
  pravi:pravo građevinski:građevinsko montažni:montažno providni:providno potreban:potrebno cijanoakrilatni:cijanoakrilatno`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

/** Words behind 'ljepilo' that become neuter with it. */
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(lepak) koji(?!\p{L})/giu, '$1 koje'],
  [/(?<!\p{L})(lepak (?:koje )?(?:se |je |ga )*\p{L}+)([iau])o(?!\p{L})/giu, '$1$2lo'],
  [/(?<!\p{L})(lepak je )(vreo|mokar|svež|pun|suv|jak)(?!\p{L})/giu, '$1$2o'],
]
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/vreoo/gu, 'vrelo'],
  [/mokaro/gu, 'mokro'],
  [/svežo/gu, 'sveže'],
]

const likeTyped = (changed: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed

const ofGlue = (text: string): string => {
  if (!/(?<!\p{L})lepak(?!\p{L})/iu.test(text)) return text
  const before = text.replace(/(?<!\p{L})(\p{L}+)(?= lepak(?!\p{L}))/giu, (word) => {
    const neuter = GLUE[word.toLowerCase()]
    return neuter === undefined ? word : likeTyped(neuter, word)
  })
  return [...BEHIND, ...IRREGULAR].reduce((changed, [pattern, by]) => changed.replace(pattern, by), before)
}

/** Forms that two words share in Ekavian and not in Ijekavian, distinguished by their neighbours: the noun 'cveta' and the verb 'cveta'. */
const SHARED_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:prvog|drugog|posle|bez|od|iz|dva|tri|četiri|izvezena|svakog) )cveta(?!\p{L})/giu, 'cvijeta'],
  [/(?<=deca i )dede(?!\p{L})/giu, 'djedovi'],
]

/** Changes an Ekavian text where a single word does not determine its Ijekavian form. */
export const inContext = (text: string): string =>
  SHARED_FORMS.reduce((changed, [pattern, by]) => changed.replace(pattern, by), ofGlue(text))

/** Words that stay as they are beside these: the village ('iz sela') and not 'she sat', what flies and not the summer. */
export const KEPT_IN_CONTEXT = [
  '(?<=(?:^|[^\\p{L}])(?:iz|do|sa|van|kraj|kod|od|iznad|celog|svakog|pola|dva|tri|četiri) )sela',
  '(?<=(?:^|[^\\p{L}])(?:iz|bez|pored|od) )preliva',
  '(?<=(?:^|[^\\p{L}])(?:ne|iver|prašina|papir|cerada|ranac|posuda|varnica|lišće|čarapa|rđa|dron|njega) )leti(?= (?:po|kroz|ka|napred|dalje|daleko|brže|pravo|od|oko|u prozor|u vazduh|na|i|ništa)(?!\\p{L})|[,.:;!?]|$)',
  '(?<=(?:^|[^\\p{L}])ne )leti',
  'leti(?=,(?: a)? obala)',
  'leti(?= (?:pravo|brže|dalje|daleko|napred|ka |kroz |lopta|u prozor|u vazduh|na fotelju|sa kauča|od vas|od prvog|preko livade))',
].join('|')
