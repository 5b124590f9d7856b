import { dequal } from 'dequal/lite'
import { useCallback, useRef } from 'react'
import type { EditorValues } from '../model/editor-values.ts'

interface Accepted {
  readonly values: Partial<EditorValues>
  readonly fields: readonly string[]
}

/** The proposals accepted since the last save. A proposal that the seller then edited counts as the seller's own text. */
export function useAccepted() {
  const accepted = useRef<readonly Accepted[]>([])
  return {
    remember: useCallback((values: Partial<EditorValues>, fields: readonly string[]) => {
      accepted.current = [...accepted.current, { values, fields }]
    }, []),
    fieldsIn: useCallback((values: EditorValues): string[] => {
      const untouched = accepted.current.filter((one) => dequal({ ...values, ...one.values }, values))
      return [...new Set(untouched.flatMap(({ fields }) => fields))]
    }, []),
    forget: useCallback(() => {
      accepted.current = []
    }, []),
  }
}
