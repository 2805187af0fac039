import { Typed } from '@/components/work/typed'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { dayText } from '@/lib/content/wording/date-text'
import type { ApplicationStep } from '@/lib/domain/applications/history'

type Props = { step: ApplicationStep | null; company: string }

/** What the employer wrote with its latest step, near the top of the person's page; nothing if it wrote nothing. */
export function EmployerNote({ step, company }: Props) {
  if (!step?.note) return null
  return (
    <figure className="dash-said">
      <figcaption>{words.said(company, dayText(step.on))}</figcaption>
      <blockquote>
        <p>
          <Typed>{step.note}</Typed>
        </p>
      </blockquote>
    </figure>
  )
}
