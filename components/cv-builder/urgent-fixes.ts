import type { CvTool } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import type { Fix } from '@/components/cv-builder/fix-list'
import { checkMessages } from '@/lib/content/cv-builder/check-messages'
import { examples, unfitEmailWords } from '@/lib/content/cv-builder/check-words'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { checkCv, isUrgent } from '@/lib/domain/cv/check-cv'

/** What a person would regret sending, each with a link to it. */
export const urgentFixes = ({ draft, today, goTo }: CvTool): Fix[] =>
  checkCv(draft, { today, sensitiveWords, unfitEmailWords, examples })
    .filter(isUrgent)
    .map(({ rule, step, field, entryId, found }, index) => ({
      key: String(index),
      text: `${checkMessages[rule]} ‘${found ?? ''}’`,
      onGo: () => goTo(step, fieldId(field, entryId)),
    }))
