import type { Branch } from '../src/domain/fan-out.ts'

/** A message of a new order on its way to a channel, as nobody has tried it yet. */
export const pendingBranch = (at: Date): Branch => ({
  cause: 'order.created',
  state: 'pending',
  reason: null,
  trackingId: null,
  summary: 'Poruka o novoj porudžbini',
  attempts: 0,
  starts: 0,
  content: { text: 'Čekala je svoj red' },
  forgetAt: null,
  held: false,
  dueAt: at,
  lease: null,
  createdAt: at,
  changedAt: at,
})
