import { ProseText } from '@/components/prose/prose-text'
import { SourceList } from '@/components/prose/source-list'
import type { QuestionGroup } from '@/lib/content/faqs'

type Props = { group: QuestionGroup }

/** Each question has an address of its own, so that one answer can be sent to somebody. */
export function QuestionList({ group }: Props) {
  return (
    <section id={group.id} className="article-section">
      <h2>{group.heading}</h2>
      {group.questions.map(({ id, question, answer }) => (
        <div key={id} id={id} className="question">
          <h3>{question}</h3>
          <p>
            <ProseText text={answer} />
          </p>
        </div>
      ))}
      {group.sources ? <SourceList sources={group.sources} /> : null}
    </section>
  )
}
