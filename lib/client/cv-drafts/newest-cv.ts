import { openStoredCvs } from '@/lib/client/cv-drafts/stored-cvs'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { isBlank } from '@/lib/domain/cv/cv-collection'

/** The CV last changed on this device, or in this tab; null when none is stored. Anything too old is deleted first. */
export function newestCv(): CvDraft | null {
  const cvs = (['own', 'shared'] as const).flatMap((device) => {
    const stored = openStoredCvs(device)
    return 'collection' in stored ? (stored.collection?.cvs ?? []) : []
  })
  const [newest] = cvs.filter(({ draft }) => !isBlank(draft)).toSorted((a, b) => b.changedAt - a.changedAt)
  return newest?.draft ?? null
}
