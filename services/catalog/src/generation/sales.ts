import type { BenefitsSection, Bullet, ProblemSolution } from '@izlog/contracts/domain/generated-content'
import type { Writing } from './writing.ts'

/** The three problem and solution blocks of the Sales Template (builder spec 2.3). */
export const writeTroubles = ({ noun, say, choose }: Writing): ProblemSolution[] =>
  choose.some('troubles', noun.troubles, 3).map(([title, problem, solution, button]) => ({
    title: say(title),
    description1: say(problem),
    description2: say(solution),
    ctaText: say(button),
  }))

const ICONS = ['check', 'sparkles', 'heart', 'thumbs-up', 'shield-check'] as const

export function writeBenefits({ noun, say, choose }: Writing, bullets: readonly Bullet[]): BenefitsSection {
  const [heading, subtitle] = choose.one('benefits', [
    ['Šta dobijate', 'Pet stvari koje primetite već prvih dana.'],
    ['Zašto se kupci ne vraćaju na staro', 'Ukratko, pet razloga.'],
    ['Pet razloga na jednom mestu', 'Pročitajte ih za manje od minuta.'],
  ] as const)
  return {
    title: say(heading),
    subtitle: say(subtitle),
    benefits: bullets.map(({ title, text }, index) => ({
      text: `${title}. ${text}`,
      icon: ICONS[index % ICONS.length] ?? 'check',
    })),
    ctaText: say(choose.one('benefits button', [`Želim ${noun.acc}`, `Poruči ${noun.acc}`, 'Poruči sa popustom'])),
  }
}
