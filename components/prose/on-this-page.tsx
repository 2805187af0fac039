import { articleWords } from '@/lib/content/prose/article'

type Props = { sections: readonly { id: string; heading: string }[] }

// With fewer, the page would be shorter than its table of contents.
const sectionsWorthAList = 4

export function OnThisPage({ sections }: Props) {
  if (sections.length < sectionsWorthAList) return null
  return (
    <nav className="on-this-page not-on-paper" aria-label={articleWords.onThisPage}>
      <p>{articleWords.onThisPage}</p>
      <ul className="plain-list">
        {sections.map((section, index) => (
          <li key={index}>
            <a href={`#${section.id}`}>{section.heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
