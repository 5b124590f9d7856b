import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'

interface LoadMoreProps {
  hasMore: boolean
  loading: boolean
  onMore: () => void
}

/** The end of a list: loads the next page as it scrolls into view; the button serves users who do not scroll. */
export function LoadMore({ hasMore, loading, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || loading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, loading, onMore])
  if (!hasMore) return null
  return (
    <div ref={end} className="no-print">
      <Button size="small" onClick={onMore} busy={loading && 'Učitavanje...'}>
        Učitaj još
      </Button>
    </div>
  )
}
