import { dequal } from 'dequal/lite'
import { useCallback, useRef } from 'react'
import type { EditorValues } from '../model/editor-values.ts'

interface Accepted {
  readonly values: Partial<EditorValues>
  readonly fields: readonly string[]
}

/** Proposals that went into the form since the last save; one that was written over since is the seller's own text again. */
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
