import { iconForText } from '@izlog/contracts/domain/page-icons'
import type { BenefitsSection, Bullet, ProblemSolution } from '@izlog/contracts/page-fields/shapes'
import { buttonText } from './basics.ts'
import { gather } from './gather.ts'
import { isDescribed } from './sources.ts'
import type { UsedTexts } from './used-texts.ts'
import type { Writing } from './writing.ts'

const TROUBLES = 3

/** The three problem and solution blocks of the Sales Template (docs/product: builder, landing pages). */
export function writeTroubles(writing: Writing, used: UsedTexts): ProblemSolution[] {
  const { profile, localize, choose } = writing
  const named = profile.lemma !== 'proizvod'
  const buttons = named
    ? [buttonText(writing), `${localize('Želim')} ${profile.noun.acc}`, `${localize('Hoću')} ${profile.noun.acc}`]
    : [localize('Poruči'), localize('Poruči odmah'), localize('Želim da poručim')]
  const order = choose.some('buttons', buttons, buttons.length)
  return gather(writing, used, 'troubles', TROUBLES).map(([title, problem, solution], index) => ({
    title,
    description1: problem,
    description2: solution,
    ctaText: order[index % order.length] ?? buttonText(writing),
  }))
}

export function writeBenefits(writing: Writing, bullets: readonly Bullet[]): BenefitsSection {
  const { profile, localize, choose } = writing
  const named =
    profile.lemma === 'proizvod'
      ? localize('Pet stvari koje vredi znati pre porudžbine.')
      : `${localize('Pet stvari koje vredi znati pre nego što poručite')} ${profile.noun.acc}.`
  const headings = isDescribed(profile)
    ? ['Šta dobijate', 'Ukratko', 'Pet razloga na jednom mestu']
    : ['Kako se kupuje']
  return {
    title: localize(choose.one('benefits', headings)),
    subtitle: named,
    benefits: bullets.map(({ title, text }, index) => ({
      text: `${title}. ${text}`,
      icon: iconForText(`${title} ${text}`, index),
    })),
    ctaText: buttonText(writing),
  }
}
