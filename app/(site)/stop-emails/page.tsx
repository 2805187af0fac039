import { Button } from '@/components/ui/button'
import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { ProseText } from '@/components/prose/prose-text'
import { stopKinds, stopWords as words } from '@/lib/content/emails/stop-words'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { readStopToken } from '@/lib/server/emails/stop-addresses'

export const metadata = privatePageMetadata(words.button)

/** Where the last link in an optional email leads. It asks first, because programs that check links come here too. */
export default async function StopEmailsPage({ searchParams }: PageSearch) {
  const { token, state, kind } = await searchParams
  const stop = typeof token === 'string' ? readStopToken(token) : null
  if (state === 'done' || stop === null) {
    const done = state === 'done' ? words.kinds[chosenOf(stopKinds, kind, 'application_update')] : null
    return (
      <div className="page plain-page">
        <h1>{done ? done.done : words.broken}</h1>
        <p className="lead">
          <ProseText text={done ? done.doneText : words.brokenText} />
        </p>
      </div>
    )
  }
  const { title, lead } = words.kinds[stop.kind]
  return (
    <div className="page plain-page">
      <h1>{title}</h1>
      {state === 'unavailable' ? <p role="alert">{words.unavailable}</p> : null}
      <p className="lead">{lead}</p>
      <form method="post" action="/api/stop-emails">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{words.button}</Button>
      </form>
    </div>
  )
}
