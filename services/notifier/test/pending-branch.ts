import type { Branch } from '../src/domain/fan-out.ts'

/** The branch of a new order's message, not tried yet. */
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
