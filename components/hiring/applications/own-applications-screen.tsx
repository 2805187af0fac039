import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import { OwnList } from '@/components/hiring/applications/own-list'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'

type Lists = Parameters<typeof OwnList>[0]

type Props = {
  /** Null when they could not be read. */
  lists: Pick<Lists, 'open' | 'ended'> | null
  after: Lists['after']
  kept: KeptForm | null
  /** @default the portal */
  place?: CandidatePlace
}

/** What a person has applied for. */
export function OwnApplicationsScreen({ lists, after, kept, place }: Props) {
  return (
    <>
      <ApplicationStepProblem kept={kept} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {lists ? <OwnList {...lists} after={after} place={place} /> : <EmptyState text={words.unavailable} />}
    </>
  )
}
