import { sentenceOf } from '../api/client.ts'

export const NO_CONNECTION = 'Nema veze sa serverom. Proverite internet pa pokušajte ponovo.'

/** The reason for a failed call: the server's sentence, or that there was no answer. */
const reasonOfFailure = (error: Error): string =>
  // fetch throws a TypeError when there is no answer at all.
  error instanceof TypeError ? NO_CONNECTION : sentenceOf(error, 'Nije uspelo. Pokušajte ponovo za koji minut.')

export function FailureLine({ error }: { error: Error }) {
  return (
    <p role="alert" className="text-body text-error">
      {reasonOfFailure(error)}
    </p>
  )
}
