import { Button } from '@/components/ui/button'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import type { personJobWords } from '@/lib/content/hiring/person-jobs'

type StepProps = {
  action: 'job-save' | 'job-unsave' | 'job-hide' | 'job-unhide'
  list: keyof typeof personJobWords.list
  id: string
  label: string
  /** The job's title, for screen readers. */
  title?: string
  /** @default the portal */
  place?: CandidatePlace
}

/** One button for one job, which works with scripts off too. */
export function PersonJobStep({ action, list, id, label, title, place = candidatePortal }: StepProps) {
  return (
    <form action={`/api/${place.forms}/${action}`} method="post">
      <input type="hidden" name="job" value={id} />
      <input type="hidden" name="list" value={list} />
      <Button
        type="submit"
        look={action === 'job-save' ? 'secondary' : 'quiet'}
        isSmall
        aria-label={title ? `${label}: ${title}` : undefined}
      >
        {label}
      </Button>
    </form>
  )
}
