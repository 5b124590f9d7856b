import { create } from 'zustand'

const KEY = 'izlog-order-sound'
const ON = 'on'

interface OrderSound {
  /** Whether a new order is announced by a sound in this browser. */
  readonly isOn: boolean
  readonly switchTo: (isOn: boolean) => void
}

export const useOrderSound = create<OrderSound>((set) => ({
  isOn: localStorage.getItem(KEY) === ON,
  switchTo(isOn) {
    if (isOn) localStorage.setItem(KEY, ON)
    else localStorage.removeItem(KEY)
    set({ isOn })
  },
}))

/** The notes of the sound: frequency in Hz, and seconds after its beginning. */
const NOTES = [
  [659.25, 0],
  [880, 0.14],
] as const
const NOTE_S = 0.5
const LOUDNESS = 0.16
/** Orders of one moment, and windows of one browser, make one sound. */
const PAUSE_MS = 1500

let context: AudioContext | undefined
let lastAt = Number.NEGATIVE_INFINITY

/** Plays two short notes. A browser stays silent until its person has pressed something in this window. */
export function playOrderSound(): void {
  if (!('AudioContext' in window) || performance.now() - lastAt < PAUSE_MS) return
  lastAt = performance.now()
  if (!('locks' in navigator)) {
    play()
    return
  }
  void navigator.locks.request(KEY, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    play()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  })
}

function play(): void {
  context ??= new AudioContext()
  const audio = context
  void audio.resume()
  for (const [frequency, after] of NOTES) {
    const begins = audio.currentTime + after
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = frequency
    volume.gain.setValueAtTime(LOUDNESS, begins)
    // Fades out as a struck bell does; cut off, it would crack.
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + NOTE_S)
    note.connect(volume).connect(audio.destination)
    note.start(begins)
    note.stop(begins + NOTE_S)
  }
}
