import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'
import { disclosureLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import type { Applicant } from '@/lib/domain/dashboards/employer/fields-employers-see'

type Props = { applicant: Applicant; readers: readonly string[]; onAsk: () => void }

function Answer({ applicant, readers, onAsk }: Props) {
  switch (applicant.disclosure) {
    case 'asked':
      return <p>{words.asked}</p>
    case 'declined':
      return <p>{words.declined}</p>
    case 'shared':
      return (
        <p>
          {words.shared} <PageLink href="/employer-guide/risk-assessment">{words.assess}</PageLink>
        </p>
      )
    case 'not_asked':
      if (!applicant.mayAskAboutRecord) return applicant.isOpen ? <p>{words.notYet[applicant.recordQuestion]}</p> : null
      return readers.length === 0 ? (
        <p>
          {words.noReader} <PageLink href="/dashboard/employer/settings">{words.noReaderLink}</PageLink>
        </p>
      ) : (
        <>
          <p>{words.readers(readers)}</p>
          <ConfirmButton
            label={words.ask}
            question={words.askQuestion}
            yes={words.askYes}
            no={words.askNo}
            onConfirm={onAsk}
          />
        </>
      )
  }
}

/** What the advert promised about the question, whether it was asked, and the button only once the time has come. */
export function RecordQuestion(props: Props) {
  const { disclosure, recordQuestion } = props.applicant
  return (
    <div className="employer-record">
      <h4>{words.record}</h4>
      <p>
        {recordQuestionLabels[recordQuestion]}. {disclosureLabels[disclosure]}.
      </p>
      <Answer {...props} />
    </div>
  )
}
