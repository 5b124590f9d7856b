/** An empty shop window, for lists without products. */
export const EmptyWindow = () => (
  <svg className="empty-window" viewBox="0 0 96 72" width="144" height="108" aria-hidden="true">
    <path d="M14 26v40h68V26M6 66h84" />
    <path className="soft" d="M24 58h48M31 52h34" />
    <path
      className="cloth"
      d="M10 6h76l4 14a6.8 6.8 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 6.8 6.8 0 0 1-14 0z"
    />
    <path d="M24 6l-4 14m18-14-4 14M48 6v14M58 6l4 14M72 6l4 14" />
    <circle cx="48" cy="42" r="2.5" />
  </svg>
)
