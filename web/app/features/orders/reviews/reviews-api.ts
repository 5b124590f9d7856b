import { type ReviewDecisionRequest, ReviewItem, ReviewList } from '@izlog/contracts/http/reviews'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** The seller's reviews. */
export const reviewsQuery = queryOptions({
  queryKey: ['/api/orders/reviews'] as const,
  queryFn: ({ queryKey: [path], signal }) => api.get(path, ReviewList, signal),
  staleTime: 0,
})

export const sendDecision = (id: number, body: ReviewDecisionRequest) =>
  api.post(`/api/orders/${id}/review-decision`, ReviewItem, body)
