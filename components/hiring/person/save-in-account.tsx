import { PersonJobStep } from '@/components/hiring/person/person-job-step'
import { PrintJob } from '@/components/jobs/print-job'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'

type Props = { id: string; isSaved: boolean }

/** On the job's own page, which is public: saves the job in the account, or removes it from the list. */
export function SaveInAccount({ id, isSaved }: Props) {
  return (
    <div className="job-page-actions button-row not-on-paper">
      <PersonJobStep
        action={isSaved ? 'job-unsave' : 'job-save'}
        list="saved"
        id={id}
        label={isSaved ? words.unsave : words.save}
      />
      <PrintJob />
    </div>
  )
}
