import { z } from 'zod'

/** The body of every error of every service and of the gateway: `message` and `error` are the same Serbian sentence. */
export const ApiErrorBody = z.object({
  /** Stable, for programs: `order.total-changed`. */
  code: z.string(),
  message: z.string(),
  error: z.string(),
  /** Problems by field, for 422. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ApiErrorBody = z.infer<typeof ApiErrorBody>

/** The kinds of errors with their HTTP status. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  limited: 429,
  unavailable: 503,
} as const
export type ErrorKind = keyof typeof ERROR_STATUS

/** Messages that are used by several endpoints. */
export const MESSAGES = {
  internal: 'Došlo je do greške na našoj strani. Pokušajte ponovo za koji minut.',
  malformed: 'Zahtev nije ispravno zapisan',
  invalid: 'Proverite označena polja',
  unauthenticated: 'Niste prijavljeni',
  sessionEnded: 'Vaša sesija je istekla. Prijavite se ponovo.',
  forbidden: 'Nemate dozvolu za ovu radnju',
  foreignOrigin: 'Zahtev ne dolazi sa ove stranice',
  notFound: 'Traženo nije pronađeno',
  unknownRoute: 'Nepoznata adresa',
  tooLarge: 'Poslato je previše podataka',
  unsupported: 'Ova vrsta sadržaja nije podržana',
  limited: 'Previše zahteva. Sačekajte malo pa pokušajte ponovo.',
  busy: 'Trenutno obrađujemo mnogo zahteva. Pokušajte ponovo za nekoliko sekundi.',
  tooManyStreams: 'Izlog je otvoren u previše prozora. Zatvorite neki, pa osvežite stranicu.',
  unavailable: 'Usluga trenutno nije dostupna. Pokušajte ponovo za koji sekund.',
} as const
