import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebounced } from '../../shared/use-debounced.ts'
import type { ProductValues } from './draft.ts'
import { newPageQueries } from './new-page-queries.ts'

const TYPED_FOR_MS = 350

/** The writer's reading of the typed name, which is undefined while the field is empty or the first answer is not there yet, and its lookup. */
export function useUnderstanding() {
  const { control } = useFormContext<ProductValues>()
  const [productName, correction] = useWatch({ control, name: ['productName', 'correction'] })
  const typed = productName.trim()
  const asked = useDebounced(typed, TYPED_FOR_MS)
  const lookup = useQuery({ ...newPageQueries.understanding(asked, correction), enabled: asked !== '' })
  return { understood: typed === '' ? undefined : lookup.data, typed, lookup }
}
