import { Typed } from '@/components/work/typed'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { readCount, statementWords as words } from '@/lib/content/hiring/statement'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReleaseState } from '@/lib/domain/vault/statement-release'

export type ShownRelease = {
  application: string
  job: string
  company: string
  version: number
  givenAt: string
  state: ReleaseState
  closesOn: PlainDate | null
  readings: readonly { name: string | null; readAt: string }[]
}

type TakeBackProps = { release: ShownRelease; from: 'statement' | 'application'; place: CandidatePlace }

function TakeBack({ release: { application, job, company }, from, place }: TakeBackProps) {
  return (
    <form action={`/api/${place.forms}/statement-take-back`} method="post">
      <input type="hidden" name="application" value={application} />
      <input type="hidden" name="from" value={from} />
      <Button type="submit" look="secondary" isSmall aria-label={words.takeBackName(job, company)}>
        {words.takeBack}
      </Button>
    </form>
  )
}

/**
 * One employer that may read the statement, or could: since when, until when, and each time that somebody opened it.
 */
export function ReleaseFacts({ release, from, place }: TakeBackProps) {
  const { job, company, version, givenAt, state, closesOn, readings } = release
  return (
    <>
      <p>{words.givenOn(version, momentDayText(givenAt))}</p>
      <p>
        <strong>{words.state[state]}</strong>
      </p>
      {state === 'open' && closesOn ? <p>{words.closesOn(dayText(closesOn))}</p> : null}
      <p>{readCount(readings.length, state)}</p>
      {readings.length > 0 ? (
        <ul className="plain-list dash-lines" aria-label={words.readingsOf(job, company)}>
          {readings.map(({ name, readAt }) => (
            <li key={`${name} ${readAt}`}>
              <strong>
                <Typed>{name ?? words.somebodyGone}</Typed>
              </strong>
              <span className="dash-aside">{momentText(readAt)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {state === 'open' ? (
        <>
          <p>{words.takeBackTells}</p>
          <TakeBack release={release} from={from} place={place} />
        </>
      ) : null}
    </>
  )
}
