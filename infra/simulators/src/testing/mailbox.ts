import { z } from 'zod'

const ReceivedMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), messageId: z.string() })
type ReceivedMail = z.infer<typeof ReceivedMail>
const Accepted = z.object({ outcome: z.literal('accepted'), data: ReceivedMail })
const Mails = z.object({ entries: z.array(z.union([Accepted, z.object({ outcome: z.literal('refused') })])) })

/** The mails that simulators have taken. */
export const mailboxOf = (simulatorsUrl: string) => ({
  /** Mails to this address that were accepted, the newest first. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    const answer = await fetch(`${simulatorsUrl}/inbox/mail?contains=${encodeURIComponent(address)}`)
    return Mails.parse(await answer.json()).entries.flatMap((entry) =>
      entry.outcome === 'accepted' && entry.data.to === address ? [entry.data] : [],
    )
  },
  behave: (behaviour: { mode: string; count?: number; status?: number }) =>
    fetch(`${simulatorsUrl}/behaviour/mail`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(behaviour),
    }),
})
