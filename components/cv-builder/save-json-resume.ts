import { saveOnDevice } from '@/lib/client/cv-files/save-on-device'
import { fileName } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { toJsonResume } from '@/lib/domain/cv/json-resume'

/** The CV as JSON Resume, which other CV tools open. */
export function saveJsonResume(draft: CvDraft): void {
  saveOnDevice({
    name: fileName(draft.fullName, 'CV', 'json'),
    type: 'application/json',
    bytes: new TextEncoder().encode(toJsonResume(draft)),
  })
}
