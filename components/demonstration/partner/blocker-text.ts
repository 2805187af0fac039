import { offerCheckLabels } from '@/lib/content/dashboards/labels'
import { partnerApplicationsWords } from '@/lib/content/demonstration/partner-words'
import { offerChecks } from '@/lib/domain/applications/application'

/** What an application is waiting for, in words: a check, or the answer to a question about a record. */
export function blockerText(blocker: string): string {
  const check = offerChecks.find((kind) => kind === blocker)
  return check ? offerCheckLabels[check] : partnerApplicationsWords.answer
}
