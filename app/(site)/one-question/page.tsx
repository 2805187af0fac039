import '@/app/styles/forms.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { QuestionForm } from '@/components/casework/outcomes/question-form'
import { PageLink } from '@/components/ui/page-link'
import { oneQuestionWords as words } from '@/lib/content/casework/job-starts'
import { givenText } from '@/lib/domain/queries/address-query'
import { openQuestion } from '@/lib/server/casework/job-starts'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(words.title)

const said: Readonly<Record<string, { title: string; text: string }>> = {
  kept: { title: words.doneTitle, text: words.done },
  'kept-ended': { title: words.doneTitle, text: words.doneEnded },
  broken: { title: words.brokenTitle, text: words.broken },
}

/** Where the link of a question leads. Opening it uses nothing up: programs that read mail follow links. */
export default async function OneQuestionPage({ searchParams }: PageProps<'/one-question'>) {
  const { token, state } = await searchParams
  const shown = givenText(state)
  const answered = said[shown]
  const asked = answered ? null : await openQuestion(givenText(token)).catch(goOnWith('one-question', undefined))
  const told = answered ?? (asked === null ? said.broken : undefined)
  if (told) {
    return (
      <div className="page plain-page">
        <h1>{told.title}</h1>
        <p className="lead">{told.text}</p>
        {shown === 'kept-ended' ? (
          <p>
            <PageLink href="/jobs">{words.jobs}</PageLink>
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="page plain-page">
      <h1>{words.title}</h1>
      {asked === undefined || shown === 'unavailable' ? <p role="alert">{words.unavailable}</p> : null}
      {asked ? <QuestionForm token={givenText(token)} startedOn={asked.startedOn} /> : null}
    </div>
  )
}
