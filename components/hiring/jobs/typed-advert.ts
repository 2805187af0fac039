import type { KeptForm } from '@/components/work/posted-form'
import { typedTexts, type TypedText } from '@/components/work/typed-texts'
import { exclusionLabels } from '@/lib/content/dashboards/labels'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { blankDraft, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { typedOf } from '@/lib/domain/job-board/advert-steps'
import { exclusionKinds } from '@/lib/domain/job-board/job'

const { title, description, requirements, benefits, skills, training, hoursPerWeek, pattern } = fieldLabels
const { town, postcode, travelHelp, dbsReason } = fieldLabels
const labels: Readonly<Record<string, string>> = {
  title,
  description,
  requirements,
  benefits,
  skills,
  training,
  payFrom: words.payFrom,
  payTo: words.payTo,
  hoursPerWeek,
  pattern,
  town,
  postcode,
  travelHelp,
  dbsReason,
  ...Object.fromEntries(exclusionKinds.map((kind) => [`reason-${kind}`, exclusionLabels[kind]])),
}

/**
 * The texts of a step of an advert that came back, for when its form is no longer on the page.
 * @param draft what is stored: texts that are the same there are left out
 */
export function typedAdvert(kept: KeptForm | null, draft: AdvertDraft = blankDraft): TypedText[] {
  const stored = typedOf(draft)
  const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim()
  const changed = Object.entries(labels).filter(
    ([name]) => plain(kept?.values[name] ?? '') !== plain(stored[name] ?? ''),
  )
  return typedTexts(kept, Object.fromEntries(changed))
}
