import { privatePageMetadata } from '@/app/page-metadata'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { jobAlertWords as words, rhythmWords, searchText } from '@/lib/content/job-board/job-alerts'
import { givenText } from '@/lib/domain/queries/address-query'
import { openJobAlert } from '@/lib/server/hiring/job-alerts'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(words.confirmTitle)

type Said = { title: string; text: string }

const said: Readonly<Record<string, Said>> = {
  done: { title: words.doneTitle, text: words.done },
  known: { title: words.doneTitle, text: words.known },
  full: { title: words.brokenTitle, text: words.full },
  missing: { title: words.brokenTitle, text: words.broken },
}

/** Where the link in the confirmation email leads. Opening it uses nothing up: programs that read mail follow links. */
export default async function ConfirmJobAlertPage({ searchParams }: PageProps<'/job-alerts/confirm'>) {
  const { token: given, state } = await searchParams
  const token = typeof given === 'string' ? given : ''
  const answered = said[givenText(state)]
  const asked = answered ? null : await openJobAlert(token).catch(goOnWith('job-alerts/confirm', undefined))
  const told = answered ?? (asked === null ? said.missing : asked?.isConfirmed ? said.known : undefined)
  if (told) {
    return (
      <div className="page plain-page">
        <h1>{told.title}</h1>
        <p className="lead">{told.text}</p>
        <p>
          <PageLink href="/jobs">{words.back}</PageLink>
        </p>
      </div>
    )
  }
  return (
    <div className="page plain-page">
      <h1>{words.confirmTitle}</h1>
      {asked === undefined || state === 'unavailable' ? <p role="alert">{words.unavailable}</p> : null}
      {asked ? (
        <>
          <p className="lead">{words.confirmLead}</p>
          <p>
            {words.search}: <strong>{searchText(asked.query)}</strong>
            <br />
            {rhythmWords[asked.rhythm]}.
          </p>
          <form method="post" action="/api/job-alerts/confirm">
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{words.confirm}</Button>
          </form>
        </>
      ) : null}
    </div>
  )
}
