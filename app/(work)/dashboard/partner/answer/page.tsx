import { DemonstrationAnswer } from '@/components/demonstration/parts/demonstration-answer'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { answerWords } from '@/lib/content/demonstration/answer-words'
import { demonstrationAnswer } from '@/lib/server/demonstration/answer'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = privatePageMetadata(answerWords.title)

export default async function PartnerAnswerPage({ searchParams }: PageProps<'/dashboard/partner/answer'>) {
  await requestDay()
  return <DemonstrationAnswer {...demonstrationAnswer('partner', await searchParams, storyNow())} />
}
