/** The key of a button, shown on it where there is a keyboard. */
export const CallKey = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="rounded-tag border border-current px-1 text-tiny opacity-60 max-md:hidden">
    {name}
  </span>
)
