import { vi } from 'vitest'

/** A browser with loudspeakers; returns a function that is called for each note that is played. */
export function fakeAudio() {
  const played = vi.fn()
  const gain = { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
  const node = { connect: () => node, frequency: {}, gain, stop: () => undefined, start: played }
  class Audio {
    readonly currentTime = 0
    readonly destination = {}
    async resume() {}
    createGain() {
      return node
    }
    createOscillator() {
      return node
    }
  }
  vi.stubGlobal('AudioContext', Audio)
  return played
}
