import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { applicantTitle, companyApplicantsWords as words, readAgainWords } from '@/lib/content/hiring/applicants'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import { keptInput } from '@/lib/server/auth/kept-input'

/** For the list of applicants, from which those who are ticked are shortlisted or rejected. */
export const applicantsMetadata =
  (metadata: Metadata) =>
  async ({ searchParams }: PageSearch): Promise<Metadata> => {
    const { isRejecting, isShortlisting, isReadAgain, ticked } = applicantQueryFrom(await searchParams)
    if (isShortlisting) return privatePageMetadata(words.severalShortlist)
    if (!isRejecting) return metadata
    return privatePageMetadata(
      isReadAgain
        ? readAgainWords.pageTitle(readAgainWords.steps['applicant-no'].heading)
        : words.severalTitle(ticked.length),
    )
  }

/** For the page of an applicant, or of a step that is taken there. It never names the person: browsers keep titles. */
export async function applicantMetadata(reference: string, { searchParams }: PageSearch): Promise<Metadata> {
  const { step, again } = await searchParams
  const form = (await keptInput(again))?.values.form
  return privatePageMetadata(applicantTitle(reference, { step, form }))
}
