import { useEffect, useRef } from 'react'

/** docs/product/builder.md 9. */
const LASTS_MS = 5000
const EVERY_MS = 350
const COLOURS = ['#0d9488', '#2dbdae', '#ffb224', '#ef6a5a', '#a8e8db']

/** Confetti for five seconds, behind the text; none for people who prefer reduced motion. Its script is loaded only here. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const ended = new AbortController()
    throwConfetti(canvas.current, ended.signal)
    return () => ended.abort()
  }, [])
  return (
    <div className="confetti" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}

async function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  if (!canvas.getContext('2d')) return
  const library = await import('canvas-confetti').catch(() => null)
  if (!library || signal.aborted) return
  const throwSome = library.default.create(canvas, { resize: true, disableForReducedMotion: true })
  const begun = Date.now()
  const more = () => {
    const flurry = { particleCount: 14, spread: 70, startVelocity: 28, ticks: 160, scalar: 0.8, colors: COLOURS }
    throwSome({ ...flurry, angle: 60, origin: { x: 0, y: 0.45 } })
    throwSome({ ...flurry, angle: 120, origin: { x: 1, y: 0.45 } })
    if (Date.now() - begun > LASTS_MS - EVERY_MS) clearInterval(timer)
  }
  const timer = setInterval(more, EVERY_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    throwSome.reset()
  })
  setTimeout(() => throwSome.reset(), LASTS_MS)
  more()
}
