import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOrderSound } from '../shared/order-sound.ts'
import { fakeAudio } from '../testing/fake-audio.ts'
import { answer, serve } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../testing/samples.ts'
import { TestStream } from '../testing/test-stream.ts'

it('announces new orders of one moment by one sound, where that is on, and says nothing of one that was changed or split off', async () => {
  vi.stubGlobal('EventSource', TestStream)
  const played = fakeAudio()
  serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
  openApp('/settings', aUser())
  await screen.findByRole('banner')
  const push = (kind: 'created' | 'changed' | 'split-off') =>
    act(() => TestStream.of('/api/orders/stream').push('order', { kind, order: anOrder() }))

  push('created')
  expect(played).not.toHaveBeenCalled()
  act(() => useOrderSound.getState().switchTo(true))
  push('changed')
  push('split-off')
  expect(played).not.toHaveBeenCalled()
  push('created')
  push('created')
  expect(played).toHaveBeenCalledTimes(2)
  act(() => useOrderSound.getState().switchTo(false))
})
