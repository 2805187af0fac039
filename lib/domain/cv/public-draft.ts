import { collegeShown, employerShown } from '@/lib/domain/cv/cv-document'
import { noDisclosure, type CvDraft } from '@/lib/domain/cv/cv-draft'

/**
 * The same CV with nothing private in it: no mark that work or a course was in prison, no place that is not shown, no
 * answer about disclosure or support. Its document is the same to the letter.
 */
export function publicDraft(draft: CvDraft): CvDraft {
  const plain = { awardingBody: '', showPlace: false }
  return {
    ...draft,
    ...noDisclosure,
    needsSupport: null,
    supportType: null,
    experiences: draft.experiences.map((job) => ({
      ...job,
      ...plain,
      company: employerShown(job),
      isPrisonWork: false,
    })),
    education: draft.education.map((course) => ({
      ...course,
      ...plain,
      institution: collegeShown(course),
      isPrisonEducation: false,
    })),
  }
}
