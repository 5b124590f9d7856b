/** Five stars, `rating` of them filled. */
export function Stars({ rating = 5 }: { rating?: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} od 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 16 16" aria-hidden="true" className={star > rating ? 'star-empty' : undefined}>
          <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z" />
        </svg>
      ))}
    </span>
  )
}
