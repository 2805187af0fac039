import { disclosureLabels, offerCheckLabels } from '@/lib/content/dashboards/labels'
import { offerChecks } from '@/lib/domain/applications/application'

/** What an application waits for, in words: a check, or the answer to a question about a record. */
export function blockerText(blocker: string): string {
  const check = offerChecks.find((kind) => kind === blocker)
  return check ? offerCheckLabels[check] : disclosureLabels.asked
}
