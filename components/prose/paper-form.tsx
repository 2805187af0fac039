import type { PaperFormContent as Form } from '@/lib/content/employer-guide/risk-assessment-form'

/** `level` is that of its heading, one below the one that it stands under. */
type Props = { form: Form; level: 'h2' | 'h3' }

/** A form to print and write on. It has nothing to fill in on screen, so it cannot send or store anything. */
export function PaperForm({ form, level: Heading }: Props) {
  const PartHeading = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <div className="paper-form">
      <Heading>{form.heading}</Heading>
      <p className="small">{form.note}</p>
      {form.parts.map((part, index) => (
        <div key={index} className="paper-form-part">
          <PartHeading>{part.heading}</PartHeading>
          {part.boxes ? (
            <div className="paper-form-boxes">
              <p>{part.boxes.label}</p>
              <ul className="plain-list">
                {part.boxes.choices.map((choice, index) => (
                  <li key={index}>{choice}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {part.lines?.map(({ label, room }, index) => (
            <p key={index} className="paper-form-line" data-room={room}>
              {label}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
