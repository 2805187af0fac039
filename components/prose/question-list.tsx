import { ProseText } from '@/components/prose/prose-text'
import type { QuestionGroup } from '@/lib/content/help/faqs'

type Props = { group: QuestionGroup }

/** Each question has its own URL, so that a single answer can be shared. */
export function QuestionList({ group }: Props) {
  return (
    <section id={group.id} className="article-section">
      <h2>{group.heading}</h2>
      {group.questions.map(({ id, question, answer }, index) => (
        <div key={index} id={id} className="question">
          <h3>{question}</h3>
          <p>
            <ProseText text={answer} />
          </p>
        </div>
      ))}
    </section>
  )
}
