import { DataTable } from '@/components/work/data-table'
import { Typed } from '@/components/work/typed'
import { changesWords as words, fieldLabels } from '@/lib/content/hiring/advert'
import { advertText } from '@/lib/content/hiring/advert-text'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'
import { changedFields, type KeptJob } from '@/lib/domain/job-board/job-steps'

type Props = {
  advert: AdvertDraft
  draft: AdvertDraft
  /** What it is compared with. */
  before: keyof typeof words.before
}

/** What people see of an approved advert, or when they last saw it. */
export const approvedBefore = ({ status, isTakenOff }: Pick<KeptJob, 'status' | 'isTakenOff'>): Props['before'] =>
  isTakenOff ? 'off' : status === 'live' ? 'board' : 'approved'

/** What a company wants to change in its advert, part by part. */
export function AdvertChanges({ advert, draft, before }: Props) {
  const textOf = (said: AdvertDraft, field: AdvertField) => advertText(said, field) || words.nothing
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      rows={changedFields(advert, draft)}
      rowKey={(field) => field}
      columns={[
        { label: words.columns.field, cell: (field) => fieldLabels[field] },
        { label: words.before[before], cell: (field) => <Typed>{textOf(advert, field)}</Typed> },
        { label: words.columns.after, cell: (field) => <Typed>{textOf(draft, field)}</Typed> },
      ]}
    />
  )
}
