import { PersonFile } from '@/components/casework/people/person-file'
import { WhyOpen } from '@/components/casework/people/why-open'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { peopleDone } from '@/lib/content/casework/people'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type File = Parameters<typeof PersonFile>[0]
type Props = {
  portal: PeoplePortal
  seen:
    | { outcome: 'why'; reference: string; name: string }
    | ({
        outcome: 'found'
        file: File['file']
        shared: File['shared']
        is_own: boolean
        has_consent: boolean
        membership: { seeAll: boolean; refers: boolean }
        workers: File['workers']
        invitation: File['invitation']
        unread: number
      } & File['due'])
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
  today: PlainDate
  /** The address at which a code is used, for paper; the demonstration makes none. */
  codeAt?: string
  /** What the URL asks to be open on the page. */
  show?: unknown
  /** Which page of the file was asked for; once it is opened, that one follows. */
  leadsTo?: string
}

/** One file, or the question why it is opened. */
export function PersonScreen({ portal, seen, done, kept, today, codeAt, show, leadsTo = '' }: Props) {
  if (seen.outcome === 'why') {
    return <WhyOpen portal={portal} reference={seen.reference} name={seen.name} leadsTo={leadsTo} kept={kept} />
  }
  return (
    <PersonFile
      notices={
        <>
          <DoneNotice words={peopleDone} done={done} />
          {/* A code that was made comes back the same way, without a problem. */}
          <ProblemNotice
            kept={kept?.message === '' ? null : kept}
            forms={['restriction-end', 'person-code-paper', 'person-open']}
          />
        </>
      }
      portal={portal}
      file={seen.file}
      shared={seen.shared}
      isOwn={seen.is_own}
      hasConsent={seen.has_consent}
      mayGiveToNobody={seen.membership.seeAll}
      mayRefer={seen.membership.refers}
      workers={seen.workers}
      invitation={seen.invitation}
      due={seen}
      unread={seen.unread}
      kept={kept}
      today={today}
      codeAt={codeAt}
      isCodeOpen={show === 'code'}
    />
  )
}
