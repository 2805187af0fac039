import { EnquiryHistory } from '@/components/desk/enquiry/enquiry-history'
import type { KeptForm } from '@/components/work/posted-form'
import { enquiryWords } from '@/lib/content/desk/enquiry'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

/** What was done to an enquiry after the page with a refused form had been opened. */
export function ChangedSince({ history, kept }: Pick<EnquiryView, 'history'> & { kept: KeptForm }) {
  const lines = history.filter(({ version }) => version > Number(kept.values.version ?? Infinity))
  return lines.length === 0 ? null : (
    <>
      <h3>{enquiryWords.changedHeading}</h3>
      <EnquiryHistory lines={lines} />
    </>
  )
}
