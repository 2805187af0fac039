import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { advertWords as words, fieldLabels } from '@/lib/content/hiring/advert'
import { advertText } from '@/lib/content/hiring/advert-text'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'

type Props = {
  draft: AdvertDraft
  company: string
  /** Shown instead of a title that has not been written yet. */
  untitled: string
  /** Whether it is still being written: what is not said yet is left out. */
  isUnderWay?: boolean
}

const shown = [
  'pay',
  'hoursPerWeek',
  'pattern',
  'type',
  'sector',
  'vacancies',
  'startsOn',
  'closesOn',
  'remoteFriendly',
  'travelHelp',
  'training',
  'supervised',
  'noInterview',
  'dayReleasePossible',
  'requirements',
  'benefits',
  'skills',
  'recordQuestion',
  'dbsLevel',
  'duty',
  'dbsReason',
  'exclusions',
] as const satisfies readonly AdvertField[]

/** An advert with everything that people read in it, finished or not. */
export function AdvertView({ draft, company, untitled, isUnderWay = false }: Props) {
  const place = advertText(draft, 'siteId')
  const facts = shown.map((field) => {
    const text = advertText(draft, field)
    // An answer that nobody has given yet, such as 'No' for a box of a later step, is not part of the advert so far.
    const isLeftOut = isUnderWay
      ? text === '' || draft[field] === null || draft[field] === false
      : text === '' && (field === 'duty' || field === 'dbsReason')
    return {
      field,
      isLeftOut,
      value: text === '' ? field === 'exclusions' ? words.none : words.notSaid : <Typed>{text}</Typed>,
    }
  })
  return (
    <article className="card dash-card" aria-labelledby="advert">
      <h3 id="advert">
        <Typed>{draft.title ?? untitled}</Typed>
      </h3>
      <p>
        <Typed>{[company, place].filter((part) => part !== '').join(', ')}</Typed>
      </p>
      {draft.description ? (
        <p>
          <Typed>{draft.description}</Typed>
        </p>
      ) : isUnderWay ? null : (
        <p>{words.notSaid}</p>
      )}
      <Facts
        facts={facts
          .filter(({ isLeftOut }) => !isLeftOut)
          .map(({ field, value }) => ({ name: fieldLabels[field], value }))}
      />
    </article>
  )
}
