type Props = { label: string; reference: string; hint: string }

/** The reference of what was sent, to be read out or written down. */
export function ReferenceNote({ label, reference, hint }: Props) {
  return (
    <div className="thank-you-reference">
      <p>
        {label} <strong>{reference}</strong>
      </p>
      <p>{hint}</p>
    </div>
  )
}
