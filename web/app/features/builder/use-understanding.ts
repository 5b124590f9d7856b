import type { Understanding } from '@izlog/contracts/http/understanding'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebounced } from '../../shared/use-debounced.ts'
import type { ProductValues } from './draft.ts'
import { newPageQueries } from './new-page-queries.ts'

const TYPED_FOR_MS = 350

/** The writer's reading of the typed name; undefined while the field is empty or the first answer is not there yet. */
export function useUnderstanding(): { understood: Understanding | undefined; typed: string } {
  const { control } = useFormContext<ProductValues>()
  const [productName, correction] = useWatch({ control, name: ['productName', 'correction'] })
  const typed = productName.trim()
  const asked = useDebounced(typed, TYPED_FOR_MS)
  const { data } = useQuery({ ...newPageQueries.understanding(asked, correction), enabled: asked !== '' })
  return { understood: typed === '' ? undefined : data, typed }
}
