import { ButtonLink } from '@/components/ui/button-link'
import { cvDisclosureWords as words } from '@/lib/content/cv-builder/screens'

/** Comes before every question, because often no letter is needed at all. */
export function DisclosureAdvice() {
  return (
    <>
      <section className="card">
        <h3>{words.checkFirst.heading}</h3>
        <p>{words.checkFirst.text}</p>
        {/* In a new tab, so that the CV stays open. */}
        <ButtonLink href="/disclosure-calculator" target="_blank" rel="noopener" anchor="a">
          {words.checkFirst.link}
        </ButtonLink>
      </section>
      <ul className="bullet-list cv-advice">
        {words.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small">
        {words.notAdvice} {words.private}
      </p>
    </>
  )
}
