import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './client.ts'
import { createQueryClient } from './query-client.ts'

const call = vi.fn<() => Promise<string>>()
const sessionEnded = vi.fn()
beforeEach(() => {
  call.mockReset().mockResolvedValue('u redu')
  sessionEnded.mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

function Reading() {
  const { data, isError } = useQuery({ queryKey: ['/api/x'], queryFn: call })
  return <p>{isError ? 'greška' : data}</p>
}

function Saving() {
  const { mutate, isError } = useMutation({ mutationFn: call })
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'greška' : 'sačuvaj'}
    </button>
  )
}

/** Opens this with one client; what it returns opens it again. */
function open(shown: ReactNode) {
  const client = createQueryClient(sessionEnded)
  const show = () => render(<QueryClientProvider client={client}>{shown}</QueryClientProvider>)
  show()
  return show
}

it('reads once: neither time, nor focus, nor a new connection, nor another screen reads again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const openAgain = open(<Reading />)
  await screen.findByText('u redu')
  for (const event of ['visibilitychange', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(event))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  openAgain()
  expect(await screen.findAllByText('u redu')).toHaveLength(2)
  expect(call).toHaveBeenCalledOnce()
})

it('retries nothing that failed, neither a fetch nor a mutation', async () => {
  call.mockRejectedValue(new TypeError('offline'))
  open(<Reading />)
  await screen.findByText('greška')
  open(<Saving />)
  await userEvent.click(screen.getByRole('button', { name: 'sačuvaj' }))
  await screen.findByRole('button', { name: 'greška' })
  expect(call).toHaveBeenCalledTimes(2)
  expect(sessionEnded).not.toHaveBeenCalled()
})

it('ends the session where the server says that nobody is signed in', async () => {
  call.mockRejectedValue(new ApiError(401, 'Unauthorized', ''))
  open(<Reading />)
  await screen.findByText('greška')
  expect(sessionEnded).toHaveBeenCalledOnce()
})
