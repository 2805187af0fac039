import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { Button } from '@/components/ui/button'
import { accountWords, roleWords } from '@/lib/content/account/account'
import { deskPeopleProblems, deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { Role } from '@/lib/domain/access/role'
import { londonDay } from '@/lib/domain/dates/london-time'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { matchDomain } from '@/lib/domain/desk/organisation-domain'
import { answerLimit } from '@/lib/domain/desk/role-answer'

type Request = {
  id: string
  email: string
  name: string
  role: Role
  currentRole: Role | null
  organisation: string
  note: string
  askedAt: string
  accountMadeAt: string
  question: string
  questionAskedAt: string | null
}

type Props = {
  request: Request
  today: PlainDate
  /** What came back from a form about this very request. */
  kept: KeptForm | null
}

/** One request for a portal: who is asking, what supports it, and the answers to choose from. */
export function RoleRequestCard({ request, today, kept }: Props) {
  const { id, email, name, role, currentRole, organisation, note, askedAt, accountMadeAt } = request
  // The desk changes no portal for another: that would close the one they use.
  const isGivable = currentRole === null || currentRole === role
  return (
    <li className="card dash-card">
      <h3>
        <Typed>{email}</Typed>
      </h3>
      <Facts
        facts={[
          { name: words.asksFor, value: roleWords[role] },
          { name: words.has, value: currentRole ? roleWords[currentRole] : accountWords.noRole },
          { name: words.name, value: name ? <Typed>{name}</Typed> : words.noName },
          { name: words.organisation, value: organisation ? <Typed>{organisation}</Typed> : words.noOrganisation },
          { name: words.domain, value: words.domains[matchDomain(email, organisation)] },
          { name: words.note, value: note ? <Typed>{note}</Typed> : words.noNote },
          { name: words.asked, value: momentDayText(askedAt) },
          {
            name: words.accountMade,
            value: words.accountAge(daysBetween(londonDay(new Date(accountMadeAt)), today)),
          },
          ...(request.questionAskedAt === null
            ? []
            : [
                {
                  name: words.question,
                  value: (
                    <>
                      <Typed>{request.question}</Typed> {words.questionOn(momentDayText(request.questionAskedAt))}
                    </>
                  ),
                },
              ]),
        ]}
      />
      {isGivable ? null : <p>{deskPeopleProblems.other_role}</p>}
      <div className="dash-actions">
        {isGivable ? (
          <form action="/api/desk/role-give" method="post">
            <input type="hidden" name="request" value={id} />
            <Button type="submit" isSmall aria-label={words.giveName(roleWords[role], email)}>
              {words.give(roleWords[role])}
            </Button>
          </form>
        ) : null}
        <Answer
          id={id}
          kept={kept}
          action="role-refuse"
          field="reason"
          open={words.refuse}
          name={words.refuseName(email)}
          label={words.reason}
          hint={words.reasonHint}
          submit={words.refuseSubmit}
        />
        <Answer
          id={id}
          kept={kept}
          action="role-ask"
          field="question"
          open={words.ask}
          name={words.askName(email)}
          label={words.questionLabel}
          hint={words.questionHint}
          submit={words.askSubmit}
        />
      </div>
    </li>
  )
}

type AnswerProps = {
  id: string
  kept: KeptForm | null
  action: 'role-refuse' | 'role-ask'
  field: 'reason' | 'question'
  open: string
  /** The accessible name of the line that opens it; begins with the line's own words. */
  name: string
  label: string
  hint: string
  submit: string
}

/** An answer in words, behind a line that opens it; open when the form came back with a problem. */
function Answer({ id, kept, action, field, open, name, label, hint, submit }: AnswerProps) {
  const back = kept?.values.form === action ? kept : null
  return (
    <details className="dash-more" open={back !== null}>
      <summary aria-label={name}>{open}</summary>
      <form action={`/api/desk/${action}`} method="post" className="dash-form">
        <input type="hidden" name="request" value={id} />
        <TextAreaField
          id={`${field}-${id}`}
          name={field}
          label={label}
          hint={hint}
          rows={4}
          required
          maxLength={answerLimit}
          defaultValue={back?.values[field] ?? ''}
          error={back?.field === field ? back.message : undefined}
        />
        <div className="button-row">
          <Button type="submit" isSmall>
            {submit}
          </Button>
        </div>
      </form>
    </details>
  )
}
