import { Spinner } from '../../ui/spinner.tsx'
import type { Upload } from './use-uploads.ts'

const DOING = { shrinking: 'Smanjujemo sliku', sending: 'Šaljemo sliku' } as const

/** Shows which of the chosen pictures is being made smaller or sent. */
export function UploadLine({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <p role="status" className="mt-2.5 flex items-center gap-2 text-small text-fg2 empty:hidden">
      <Doing uploads={uploads} />
    </p>
  )
}

function Doing({ uploads }: { uploads: readonly Upload[] }) {
  const { stage, place, of } = uploads.find((upload) => upload.stage !== 'waiting') ?? {}
  if (!stage || stage === 'waiting') return null
  return (
    <>
      <Spinner className="size-4 text-brand" />
      {of === 1 ? `${DOING[stage]}…` : `${DOING[stage]} ${place} od ${of}…`}
    </>
  )
}
