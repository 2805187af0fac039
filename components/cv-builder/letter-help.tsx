import { letterHelpWords as words } from '@/lib/content/cv-builder/screens'

const lists = [words.dos, words.donts] as const

/** Beside the letter: how to write it, and how to say it in person instead. */
export function LetterHelp() {
  return (
    <div className="cv-letter-help">
      {lists.map(({ heading, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="bullet-list">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card cv-say">
        <h3>{words.say.heading}</h3>
        <p>{words.say.text}</p>
        <ol>
          {words.say.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.say.end}</p>
      </section>
    </div>
  )
}
