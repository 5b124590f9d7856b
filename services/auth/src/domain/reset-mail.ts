import { RESET_LINK_MINUTES } from '@izlog/contracts/http/password-reset'
import type { Letter } from '@izlog/kit/mail/letter'
import type { User } from './user.ts'

export const RESET_SUBJECT = 'Nova lozinka za Izlog'

/** The token stands behind #, which browsers send to no server: it gets into no log and no Referer. */
export const resetUrl = (appUrl: string, token: string): string => `${appUrl}/nova-lozinka#${token}`

export const resetLetter = ({ firstName }: Pick<User, 'firstName'>, url: string): Letter => ({
  greeting: firstName ? `Zdravo, ${firstName}!` : 'Zdravo!',
  paragraphs: [
    'Neko je za Vaš nalog na Izlogu tražio novu lozinku. Ako ste to Vi, izaberite je ovde:',
    `Link važi ${RESET_LINK_MINUTES} minuta i samo jednom. Kada promenite lozinku, prijave na svim uređajima se završavaju.`,
  ],
  action: { label: 'Izaberite novu lozinku', url },
  note: 'Ako to niste bili Vi, ne radite ništa: lozinka ostaje kakva jeste. Ovaj link nemojte nikome slati.',
})
