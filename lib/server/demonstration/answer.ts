import 'server-only'

import { updateKinds, type UpdateKind } from '@/lib/content/hiring/application-emails'
import { applicantsDone } from '@/lib/content/hiring/applicants'
import { companyJobDoneWords } from '@/lib/content/hiring/company-job-words'
import { messagesDone } from '@/lib/content/hiring/messages'
import { answerWords } from '@/lib/content/demonstration/answer-words'
import type { Side } from '@/lib/domain/access/role'
import { isOpen, wasShortlisted } from '@/lib/domain/applications/application'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import type { ToldByEmail } from '@/lib/server/demonstration/forms'
import { partsOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { showUpdateEmail } from '@/lib/server/hiring/update-email'

type Answered = {
  side: Side
  done: string
  back: string
  told: ToldByEmail | null
  /** The application or the job that it was about. */
  of: string | null
}

/** The page that says what a form would have done. It needs nothing that was typed, so that no address holds any. */
export const answerAddress = ({ side, done, back, told, of }: Answered): string =>
  addToQuery(`/dashboard/${side}/answer`, {
    done,
    back,
    of,
    to: told?.to ?? null,
    told: told?.update.kind ?? null,
    on: told && 'firstOn' in told.update ? told.update.firstOn : null,
  })

function updateIn({ told, on }: AddressQuery): UpdateKind | null {
  const kind = updateKinds.find((one) => one === told)
  if (!kind) return null
  if (kind !== 'times' && kind !== 'moved') return { kind }
  const firstOn = parseDate(givenText(on))
  return firstOn ? { kind, firstOn } : null
}

/** Who would get the email, as the viewer knows them; null for nobody. */
function recipients({ to, of }: AddressQuery, { state, ...story }: Story): string | null {
  if (to === 'waiting') {
    const waiting = state.applications.filter((one) => one.jobId === of && isOpen(one)).length
    return waiting === 0 ? null : answerWords.everybody(waiting)
  }
  const application = state.applications.find(({ reference }) => reference === of)
  if (!application) return null
  return wasShortlisted(application)
    ? nameOf(partsOf(application, { state, ...story }).person)
    : answerWords.unnamed(application.reference)
}

const doneWords: Readonly<Record<string, string>> = { ...applicantsDone, ...messagesDone, ...companyJobDoneWords }

/** What a form would have done, whom it would have told with which email, and where it was sent from. */
export function demonstrationAnswer(side: Side, query: AddressQuery, story: Story) {
  const done = givenText(query.done)
  const back = givenText(query.back)
  const update = updateIn(query)
  const to = recipients(query, story)
  return {
    done: Object.hasOwn(doneWords, done) ? (doneWords[done] ?? null) : null,
    back: new RegExp(`^/dashboard/${side}(/[\\w-]+)*(\\?[\\w=&-]*)?$`).test(back) ? back : `/dashboard/${side}`,
    email:
      update && to !== null
        ? { to, ...showUpdateEmail(query.to === 'waiting' ? null : givenText(query.of), update) }
        : null,
  }
}
