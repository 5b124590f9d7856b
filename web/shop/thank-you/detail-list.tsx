export type Detail = readonly [label: string, value: string | null]

/** Lines of an order, label and value; a line without a value is left out. */
export const DetailList = ({ lines }: { lines: readonly Detail[] }) => (
  <dl className="card details">
    {lines.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
