import { collegeShown, employerShown } from '@/lib/domain/cv/cv-document'
import { noDisclosure, type CvDraft } from '@/lib/domain/cv/cv-draft'

/**
 * The same CV with nothing private in it: nothing marks work or a course as done in prison, no hidden place, no answers
 * about disclosure or support. The document made from it is identical.
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
