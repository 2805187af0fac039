import { applicantTabs, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { readAgainStep } from '@/lib/domain/applications/check-first'
import { pageKeyOf, type PageKey } from '@/lib/domain/applications/page-key'
import { ticksIn, type Ticked } from '@/lib/domain/applications/several-applicants'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** Which of a company's applicants a URL asks for. */
export type ApplicantQuery = {
  tab: ApplicantTab
  /** The job that the URL names. */
  jobId: string | null
  /** A part of a name or reference to look for; '' for everybody. */
  find: string
  /** The last applicant of the previous page. */
  after: PageKey | null
  /** Who is ticked in the list. */
  ticked: readonly Ticked[]
  /** Whether those who are ticked are to be rejected; for one job only, if a job is named. */
  isRejecting: boolean
  /** Whether they are to be shortlisted. */
  isShortlisting: boolean
  /** Whether what they will be told is read once more. */
  isReadAgain: boolean
  rejectFor: string | null
}

/** No name is longer. */
const mostToFind = 80

/** Reads what a URL asks for; whatever it does not say correctly is not asked. */
export function applicantQueryFrom(search: AddressQuery): ApplicantQuery {
  const [wanted, rejectFor] = [givenText(search.job), givenText(search.of)]
  return {
    tab: chosenOf(applicantTabs, search.tab, 'open'),
    jobId: jobIdPattern.test(wanted) ? wanted : null,
    find: givenText(search.find).trim().slice(0, mostToFind),
    after: pageKeyOf(givenText(search.after)),
    ticked: ticksIn(search.tick),
    isRejecting: search.step === 'reject' || search.step === readAgainStep,
    isShortlisting: search.step === 'shortlist',
    isReadAgain: search.step === readAgainStep,
    rejectFor: jobIdPattern.test(rejectFor) ? rejectFor : null,
  }
}
