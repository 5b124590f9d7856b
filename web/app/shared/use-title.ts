import { useEffect } from 'react'

/** The name of a screen in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
