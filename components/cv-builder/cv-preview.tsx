import { previewWords } from '@/lib/content/cv-builder/screens'
import type { CvDocument, CvEntry, CvSection } from '@/lib/domain/cv/cv-document'

type Props = { document: CvDocument }

/** The CV as real headings and lists: what is seen, read aloud and printed is the same. */
export function CvPreview({ document: cv }: Props) {
  const { name, contact, sections } = cv
  if (name === '' && contact.length === 0 && sections.length === 0) {
    return <p className="cv-empty not-on-paper">{previewWords.empty}</p>
  }
  // Without a name above them, the sections are one heading level higher.
  const Heading = name === '' ? 'h3' : 'h4'
  return (
    <article className="cv-paper" aria-label={previewWords.label}>
      {name === '' ? null : (
        <h3 className="cv-paper-name" dir="auto">
          {name}
        </h3>
      )}
      {contact.length === 0 ? null : (
        <ul className="plain-list cv-paper-contact">
          {contact.map(({ kind, text }) => (
            <li key={kind} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
      {sections.map((section) => (
        <section key={section.kind}>
          <Heading className="cv-paper-heading">{section.heading}</Heading>
          <SectionBody section={section} />
        </section>
      ))}
    </article>
  )
}

function SectionBody({ section }: { section: CvSection }) {
  switch (section.kind) {
    case 'summary':
      return section.paragraphs.map((text, index) => (
        <p key={index} dir="auto">
          {text}
        </p>
      ))
    case 'skills':
      return (
        <ul className="plain-list cv-paper-skills">
          {section.items.map((skill, index) => (
            <li key={index} dir="auto">
              {skill}
            </li>
          ))}
        </ul>
      )
    case 'work':
    case 'education':
      return section.entries.map((entry) => <Entry key={entry.id} entry={entry} />)
  }
}

function Entry({ entry: { first, right, second, bullets } }: { entry: CvEntry }) {
  return (
    <div className="cv-paper-entry">
      <p className="cv-paper-first">
        <strong dir="auto">{first}</strong> <span>{right}</span>
      </p>
      {second === '' ? null : <p dir="auto">{second}</p>}
      {bullets.length === 0 ? null : (
        <ul>
          {bullets.map((bullet, index) => (
            <li key={index} dir="auto">
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
