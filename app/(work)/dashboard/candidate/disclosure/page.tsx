import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { StatementScreen } from '@/components/hiring/statement/statement-screen'
import { demoWords } from '@/lib/content/demonstration/demo-words'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { statementInStory } from '@/lib/server/demonstration/own-statement'

export const metadata = pageMetadata('/dashboard/candidate/disclosure')

export default async function CandidateDisclosurePage({ searchParams }: PageProps<'/dashboard/candidate/disclosure'>) {
  await requestDay()
  const { again, version } = await searchParams
  const kept = await keptInput(again)
  const isOfText = kept?.values.form === 'statement-save'
  return (
    <div className="dash-reading">
      {isOfText ? null : <ApplicationStepProblem kept={kept} />}
      <StatementScreen
        statement={statementInStory(storyNow(), Number(givenText(version)))}
        releases={[]}
        isVaultOpen
        owner={null}
        place={candidateDemonstration}
        kept={isOfText ? kept : null}
      >
        <p className="notice">{demoWords.noRecord}</p>
      </StatementScreen>
    </div>
  )
}
