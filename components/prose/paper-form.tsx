import type { PaperFormContent as Form } from '@/lib/content/employer-guide/risk-assessment-form'

type Props = { form: Form }

/** A form to print and write on. It has nothing to fill in on screen, so it cannot send or store anything. */
export function PaperForm({ form }: Props) {
  return (
    <div className="paper-form">
      <h3>{form.heading}</h3>
      <p className="small">{form.note}</p>
      {form.parts.map((part, index) => (
        <div key={index} className="paper-form-part">
          <h4>{part.heading}</h4>
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
