import type { PublicWebsite } from '@izlog/contracts/domain/website'

interface ShownSection<Name> {
  readonly name: Name
  /** How many sections of this name stand before it. */
  readonly nth: number
  readonly key: string
}

/** The sections that a page shows, in the order of its seller; those that the seller's order does not name follow as the template has them. */
export function arrangedSections<Name extends string>(
  { sections }: Pick<PublicWebsite, 'sections'>,
  own: readonly Name[],
): readonly ShownSection<Name>[] {
  const arranged = sections ?? []
  const names = [
    ...arranged.flatMap(({ name, hidden }) => (hidden ? [] : (name as Name))),
    ...own.filter((name) => arranged.every((each) => each.name !== name)),
  ]
  return names.map((name, place) => {
    const nth = names.slice(0, place).filter((each) => each === name).length
    return { name, nth, key: name + nth }
  })
}
