import { useWatch } from 'react-hook-form'
import { usePagesUrl } from '../../../session/use-pages-url.ts'
import { useEditor } from '../editor-context.ts'

/** A preview of the page as a search result: the SEO texts, or the texts that replace blank ones. */
export function SearchResult({ customUrl }: { customUrl: string }) {
  const { form } = useEditor()
  const { host } = new URL(usePagesUrl())
  const [seoTitle, title, seoDescription, hook] = useWatch({
    control: form.control,
    name: ['seoTitle', 'title', 'seoDescription', 'hook'],
  })
  return (
    <figure className="rounded-control border border-line bg-sunken px-3 py-2.5">
      <figcaption className="text-tiny text-fg3">Ovako izgleda u pretrazi</figcaption>
      <p className="mt-1 truncate text-small text-fg2">
        {host}/{customUrl}
      </p>
      <p className="truncate font-semibold text-link">{seoTitle || title}</p>
      <p className="line-clamp-2 text-small text-fg2">{seoDescription || hook}</p>
    </figure>
  )
}
