import { DemonstrationAnswer } from '@/components/demonstration/parts/demonstration-answer'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { answerWords } from '@/lib/content/demonstration/answer-words'
import { demonstrationAnswer } from '@/lib/server/demonstration/answer'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = privatePageMetadata(answerWords.title)

export default async function CaseworkerAnswerPage({ searchParams }: PageProps<'/dashboard/caseworker/answer'>) {
  await requestDay()
  return <DemonstrationAnswer {...demonstrationAnswer('caseworker', await searchParams, storyNow())} />
}
