import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

interface StepHeaderProps {
  step: 1 | 2 | 3
  title: string
  line?: string
  onBack?: () => void
}

/** The step's number, title and back button; opening a step scrolls to the top. */
export function StepHeader({ step, title, line, onBack }: StepHeaderProps) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <header className="mb-4 md:mb-5">
      <div className="mb-2 flex h-8 items-center gap-3">
        {onBack && (
          <Button look="quiet" size="small" onClick={onBack} className="-ml-2.5 max-md:w-11 max-md:px-0">
            <ArrowLeft aria-hidden="true" className="max-md:size-5" />
            <span className="max-md:sr-only">Nazad</span>
          </Button>
        )}
        <Badge tone="brand" className="px-2 py-1 text-small">
          Korak {step} od 3
        </Badge>
        <span aria-hidden="true" className="ml-auto flex gap-1">
          {[1, 2, 3].map((each) => (
            <span key={each} className={cx('h-1 w-7 rounded-full md:w-14', each <= step ? 'bg-brand' : 'bg-edge')} />
          ))}
        </span>
      </div>
      <h1 tabIndex={-1} className="text-title font-bold tracking-tight outline-none max-md:text-[1.5rem]/8">
        {title}
      </h1>
      {line && <p className="mt-0.5 text-fg2">{line}</p>}
    </header>
  )
}
