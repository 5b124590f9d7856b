import { z } from 'zod'

const Mails = z.object({
  entries: z.array(
    z.object({
      outcome: z.enum(['accepted', 'refused']),
      data: z.object({ to: z.string(), subject: z.string(), text: z.string(), messageId: z.string() }),
    }),
  ),
})
export type ReceivedMail = z.infer<typeof Mails>['entries'][number]['data']

/** The mails that simulators have taken. */
export const mailboxOf = (simulatorsUrl: string) => ({
  /** Mails to this address that were accepted, the newest first. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    const answer = await fetch(`${simulatorsUrl}/inbox/mail?contains=${encodeURIComponent(address)}`)
    return Mails.parse(await answer.json()).entries.flatMap(({ outcome, data }) =>
      outcome === 'accepted' && data.to === address ? [data] : [],
    )
  },
  behave: (behaviour: { mode: string; count?: number; status?: number }) =>
    fetch(`${simulatorsUrl}/behaviour/mail`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(behaviour),
    }),
})
