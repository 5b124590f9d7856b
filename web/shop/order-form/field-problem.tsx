import { CircleAlert } from 'lucide-react'

/** What is wrong with a field, read out as it appears. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <p className="field-problem" id={id} role="alert">
    <CircleAlert size={17} aria-hidden="true" />
    {children}
  </p>
)
