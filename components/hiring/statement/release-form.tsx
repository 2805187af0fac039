import { SelectField } from '@/components/forms/select-field'
import { backOf, StepForm, type StepOf } from '@/components/hiring/applications/step-form'
import { PageLink } from '@/components/ui/page-link'
import { statementWords as words } from '@/lib/content/hiring/statement'
import { momentText } from '@/lib/content/wording/moment-text'

export type OwnVersions = readonly { version: number; writtenAt: string }[]

type Props = { stepOf: StepOf; company: string; versions: OwnVersions }

/** Lets the employer read a version. Somebody who has written nothing yet is shown where to. */
export function ReleaseForm({ stepOf, company, versions }: Props) {
  const action = 'statement-release'
  const { typed, error } = backOf(stepOf.kept, action)
  const [newest] = versions
  const link = (
    <PageLink href="/dashboard/candidateportal/statement" className="text-link">
      {newest ? words.look : words.writeFirst}
    </PageLink>
  )
  if (!newest) return <p>{link}</p>
  const chosen = versions.find(({ version }) => String(version) === typed('statement')) ?? newest
  return (
    <StepForm {...stepOf} action={action} submit={words.release}>
      <p>{words.releaseHint(company)}</p>
      <SelectField
        id={`${action}-statement`}
        name="statement"
        label={words.releaseWhich}
        defaultValue={String(chosen.version)}
        error={error('statement')}
        options={versions.map(({ version, writtenAt }) => ({
          value: String(version),
          label: words.versionLink(version, momentText(writtenAt)),
        }))}
      />
      <p>{link}</p>
    </StepForm>
  )
}
