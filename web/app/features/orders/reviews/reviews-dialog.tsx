import type { ReviewDecision } from '@izlog/contracts/domain/review'
import type { ReviewItem } from '@izlog/contracts/http/reviews'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refetch } from '../../../api/refetch.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { reviewsQuery, sendDecision } from './reviews-api.ts'

const STATES: Readonly<Record<ReviewDecision, string>> = {
  waiting: 'Čeka Vašu odluku',
  approved: 'Na stranici',
  declined: 'Ne prikazuje se',
}

/** What shoppers wrote of delivered orders, the undecided first; the seller decides which of it their pages show. */
export function ReviewsDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const reviews = useQuery(reviewsQuery)
  const deciding = useMutation({
    mutationFn: ({ review: { id, at }, approved }: { review: ReviewItem; approved: boolean }) =>
      sendDecision(id, { approved, at }),
    onError: (error) => toastRefusal('Odluka nije sačuvana', error, 'Pokušajte ponovo.'),
    onSettled: () => refetch(client, reviewsQuery.queryKey),
  })
  const content = () => {
    if (reviews.isPending)
      return (
        <Loading what="ocene kupaca" className="space-y-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      )
    if (!reviews.data)
      return (
        <Problem title="Ocene nisu učitane" onRetry={() => void reviews.refetch()} retrying={reviews.isFetching}>
          Na stranicama ostaje ono što ste objavili.
        </Problem>
      )
    if (reviews.data.items.length === 0)
      return (
        <p className="text-fg2">
          Još nema ocena. Kupac je piše na stranici svoje porudžbine kad je označite kao isporučenu.
        </p>
      )
    return (
      <ul className="divide-y divide-line">
        {reviews.data.items.toSorted(undecidedFirst).map((review) => (
          <Review
            key={review.id}
            review={review}
            disabled={deciding.isPending}
            onDecide={(approved) => deciding.mutate({ review, approved })}
          />
        ))}
      </ul>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Ocene kupaca">
      {content()}
    </Dialog>
  )
}

interface ReviewProps {
  review: ReviewItem
  disabled: boolean
  onDecide: (approved: boolean) => void
}

function Review({ review, disabled, onDecide }: ReviewProps) {
  const { stars, text, name, city, at, orderId, productName, decision } = review
  return (
    <li className="space-y-2 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          <span className="text-a500" aria-hidden="true">
            {'★'.repeat(stars)}
          </span>
          <span className="sr-only">{stars} od 5</span> {productName}
        </span>
        <span className="text-small text-fg2">{STATES[decision]}</span>
      </p>
      <p className="break-words">„{text}”</p>
      <p className="text-small tabular text-fg2">
        {name}, {city} · {formatDate(at)} · {orderId}
      </p>
      <div className="flex gap-2">
        {decision !== 'approved' && (
          <Button
            size="small"
            aria-label={`Objavi ocenu porudžbine ${orderId}`}
            disabled={disabled}
            onClick={() => onDecide(true)}
          >
            Objavi
          </Button>
        )}
        {decision !== 'declined' && (
          <Button
            size="small"
            aria-label={`Ne prikazuj ocenu porudžbine ${orderId}`}
            disabled={disabled}
            onClick={() => onDecide(false)}
          >
            {decision === 'approved' ? 'Skini sa stranice' : 'Ne prikazuj'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Otherwise as they came, the newest first. */
const undecidedFirst = (one: ReviewItem, other: ReviewItem): number =>
  Number(other.decision === 'waiting') - Number(one.decision === 'waiting')
