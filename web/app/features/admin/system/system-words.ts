import { counted, type Forms } from '../../../../shared/plural.ts'

export const MESSAGES_WAIT: Forms = ['poruka', 'poruke', 'poruka']
export const CERTIFICATES: Forms = ['sertifikat', 'sertifikata', 'sertifikata']
export const HOSTS: Forms = ['domen', 'domena', 'domena']

const DAYS: Forms = ['dan', 'dana', 'dana']
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** How long something takes or lasts: '12 s', '4 min', '3 h', '2 dana'. */
export function formatAge(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.floor(seconds)}\u00a0s`
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)}\u00a0min`
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)}\u00a0h`
  return counted(Math.floor(seconds / DAY_S), DAYS)
}

/** What a process that is not ready lacks, as `/readyz` names it. */
const MISSING: Readonly<Record<string, string>> = {
  store: 'baza',
  redis: 'Redis',
  consumers: 'čitanje događaja',
}
export const missingText = (missing: readonly string[]): string =>
  missing.map((name) => MISSING[name] ?? name).join(', ')
