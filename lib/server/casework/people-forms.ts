import 'server-only'

import { z } from 'zod'

import {
  handedOverText,
  importScreen,
  importWords,
  peopleProblems as problems,
  peopleWords,
  type PeopleDone,
} from '@/lib/content/casework/people'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { formWords } from '@/lib/content/forms/form-words'
import { momentText } from '@/lib/content/wording/moment-text'
import { caseloadAddress, caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { readConsent } from '@/lib/domain/casework/consent'
import { importColumns, mostImported, type ImportCells } from '@/lib/domain/casework/import-columns'
import { readImportRow } from '@/lib/domain/casework/people-import'
import { personFormFields, readPerson } from '@/lib/domain/casework/person-form'
import {
  filePath,
  peoplePath,
  personPageOf,
  personPagePath,
  type PeoplePortal,
} from '@/lib/domain/casework/people-portal'
import { isPersonReference, openingReasons } from '@/lib/domain/casework/supported-person'
import { readRestriction, recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { emailAddress, freeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { addToQuery } from '@/lib/server/http/add-to-query'
import {
  consentToKeep,
  longStepMs,
  makeSupportCode,
  ownPartnerName,
  takeSupportStep,
  type SupportOutcome,
} from '@/lib/server/casework/people'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

type Sent = Parameters<GuardedForm['run']>[0]
type Taken = Awaited<ReturnType<typeof takeSupportStep>>

const today = (): PlainDate => londonDay(new Date())
const uuidOf = (text: string | undefined): string | null => z.uuid().safeParse(text).data ?? null
const versionOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

const refusals: Record<Exclude<SupportOutcome, 'done' | 'changed' | 'already' | 'namesake'>, string> = {
  missing: problems.missing,
  forbidden: problems.forbidden,
  no_consent: problems.no_consent,
  closed: problems.closed,
  no_worker: problems.no_worker,
  too_many: problems.too_many,
  joined: problems.joined,
  limited: problems.limited,
  // Only the person's own forms are answered so.
  ended: problems.missing,
  used: problems.missing,
  other_address: problems.missing,
  other_role: problems.missing,
  unverified: problems.missing,
}

/** What is said of a step that was not taken. */
function refusal(taken: Taken): Exclude<FormOutcome, { done: string }> {
  const { outcome } = taken
  if (outcome === 'changed') {
    return { problem: problems.changedBy(taken.who ?? null, taken.at ? momentText(taken.at) : ''), field: null }
  }
  if (outcome === 'already') return { problem: problems.already(taken.reference ?? null), field: 'name' }
  if (outcome === 'namesake') return { problem: problems.namesake, field: 'is_somebody_else' }
  return { problem: outcome === 'done' ? formWords.unavailable : refusals[outcome], field: null }
}

/** The same where its page cannot be opened any more, or has no such form: what was typed comes back in the answer. */
const refusedOffPage = (taken: Taken): FormOutcome =>
  taken.outcome === 'missing' || taken.outcome === 'forbidden' || taken.outcome === 'closed'
    ? { ...refusal(taken), isPageGone: true }
    : refusal(taken)

const consentFieldNames = ['consent_way', 'consent_on', 'consent_months']
const restrictionFieldNames = ['kind', 'detail', 'ends_on', 'ends_unknown', 'source']

const importedRows = z
  .array(
    z.object({
      line: z.number().int(),
      cells: z.record(z.string(), z.string().max(2000)),
      way: z.string(),
      on: z.string(),
    }),
  )
  .min(1)
  .max(mostImported)

/** The numbers of rows that were not sent, which are only named again. */
const linesIn = (text = ''): number[] => (text.match(/\b\d{1,4}\b/g) ?? []).slice(0, mostImported).map(Number)

/** The rows of a spreadsheet as a browser sends them, read by the rules again; null where they are none. */
export function readSentRows(text = '') {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = importedRows.safeParse(given)
  if (!parsed.success) return null
  return parsed.data.map(({ line, cells, way, on }) => {
    const typed = Object.fromEntries(importColumns.map((column) => [column, cells[column] ?? ''])) as ImportCells
    const row = readImportRow(line, { ...typed, agreed_on: '', agreed_how: '' }, today(), importWords)
    const agreed = readConsent({ consent_way: way, consent_on: on }, today())
    return { row, consent: 'consent' in agreed ? agreed.consent : null }
  })
}

const correctionAnswer = freeText({ label: 'Your answer', min: 1, max: 1000, message: problems.noAnswer })

/** Where a step on a file is taken. The demonstration has its own, which keeps nothing. */
export type PeopleStore = {
  take: typeof takeSupportStep
  organisation: typeof ownPartnerName
  makeCode: typeof makeSupportCode
}
const database: PeopleStore = { take: takeSupportStep, organisation: ownPartnerName, makeCode: makeSupportCode }

/**
 * What members do about the people they help.
 * @param portal the portal that they are in
 */
export function supportedPeopleForms(portal: PeoplePortal, store: PeopleStore = database): GuardedForms {
  const list = peoplePath(portal)
  const fileOf = ({ reference = '' }: FormFields): string =>
    isPersonReference(reference) ? filePath(portal, reference) : list

  /** The page of the file that was asked for before it was opened. */
  const askedPage = ({ reference = '', for: page }: FormFields): string =>
    isPersonReference(reference) ? personPagePath(portal, reference, personPageOf(page)) : list

  const filtered = ({ here = '' }: FormFields) => caseloadQueryOf(Object.fromEntries(new URLSearchParams(here)))
  /** The list as it was filtered, with the people who were ticked. */
  const samePeople = (fields: FormFields): string => pathWithQuery(list, caseloadAddress(filtered(fields)))
  /** Its first page: of a later one nobody may be left. */
  const sameFilter = (fields: FormFields): string =>
    pathWithQuery(list, caseloadAddress({ ...filtered(fields), after: null }))

  /** Takes a step on one file; somebody who no longer sees it gets back what they typed. */
  async function step(
    { fields, user }: Sent,
    call: string,
    given: Readonly<Record<string, unknown>>,
    done: PeopleDone,
    at = fileOf(fields),
  ): Promise<FormOutcome> {
    const { reference = '' } = fields
    if (!isPersonReference(reference)) return { problem: problems.missing, field: null, at: list }
    const taken = await store.take(call, user.id, { p_reference: reference, ...given })
    return taken.outcome === 'done' ? { done, at } : refusedOffPage(taken)
  }

  async function add({ fields, user }: Sent): Promise<FormOutcome> {
    const agreed = readConsent(fields, today())
    const person = readPerson(fields, today(), recordWordsOfAFile)
    const hasAgreed = fields.agreed === 'on'
    if ('problems' in agreed || 'problems' in person || !hasAgreed) {
      return refusedFields({
        ...('problems' in agreed && agreed.problems),
        ...(!hasAgreed && { agreed: problems.notAgreed }),
        ...('problems' in person && person.problems),
      })
    }
    const taken = await store.take('add_person', user.id, {
      p_facts: JSON.stringify({
        ...person.facts,
        worker_id: uuidOf(fields.worker),
        is_somebody_else: fields.is_somebody_else === 'on',
      }),
      p_consent: JSON.stringify(consentToKeep(agreed.consent, await store.organisation())),
    })
    if (taken.outcome !== 'done') return refusedOffPage(taken)
    return { done: 'added' satisfies PeopleDone, at: taken.reference ? filePath(portal, taken.reference) : list }
  }

  async function change(sent: Sent): Promise<FormOutcome> {
    const person = readPerson(sent.fields, today(), recordWordsOfAFile)
    if ('problems' in person) return refusedFields(person.problems)
    const given = { p_version: versionOf(sent.fields.version), p_facts: JSON.stringify(person.facts) }
    return step(sent, 'change_person', given, 'changed')
  }

  async function addRestriction(sent: Sent): Promise<FormOutcome> {
    const read = readRestriction(sent.fields, today(), recordWordsOfAFile)
    if ('problems' in read) return refusedFields(read.problems)
    const given = { p_version: versionOf(sent.fields.version), p_restriction: JSON.stringify(read.restriction) }
    return step(sent, 'add_work_restriction', given, 'restriction-added')
  }

  async function endRestriction(sent: Sent): Promise<FormOutcome> {
    return step(sent, 'end_work_restriction', { p_restriction: uuidOf(sent.fields.restriction) }, 'restriction-ended')
  }

  async function answerCorrection(sent: Sent): Promise<FormOutcome> {
    const answer = correctionAnswer.safeParse(sent.fields.answer ?? '')
    if (!answer.success) return { problem: answer.error.issues[0]?.message ?? problems.noAnswer, field: 'answer' }
    const said = sensitivePattern(recordWordsOfAFile).exec(answer.data)?.[0]
    if (said !== undefined) return { problem: recordProblem(said), field: 'answer' }
    const given = { p_version: Number(sent.fields.version) || 0, p_words: answer.data }
    return step(sent, 'answer_support_correction', given, 'correction-answered')
  }

  async function renewConsent(sent: Sent): Promise<FormOutcome> {
    const agreed = readConsent(sent.fields, today())
    if ('problems' in agreed) return refusedFields(agreed.problems)
    const consent = consentToKeep(agreed.consent, await store.organisation())
    return step(sent, 'renew_support_consent', { p_consent: JSON.stringify(consent) }, 'consent-renewed')
  }

  async function endConsent(sent: Sent): Promise<FormOutcome> {
    if (sent.fields.sure !== 'on') return { problem: problems.notSure, field: 'sure' }
    return step(sent, 'end_support_consent', {}, 'consent-ended', list)
  }

  async function open(sent: Sent): Promise<FormOutcome> {
    const reason = openingReasons.find((one) => one === sent.fields.reason)
    const words = optionalLine('The words', 300).safeParse(sent.fields.words ?? '')
    const said = sensitivePattern(recordWordsOfAFile).exec(sent.fields.words ?? '')?.[0]
    const wrong = !words.success
      ? (words.error.issues[0]?.message ?? problems.other)
      : said !== undefined
        ? recordProblem(said)
        : reason === 'other' && words.data === ''
          ? problems.other
          : null
    if (!reason || !words.success || wrong !== null) {
      return refusedFields({ ...(!reason && { reason: problems.reason }), ...(wrong !== null && { words: wrong }) })
    }
    return step(
      sent,
      'open_supported_person',
      { p_reason: reason, p_words: words.data },
      'opened',
      askedPage(sent.fields),
    )
  }

  async function handOver({ fields, user }: Sent, at: string): Promise<FormOutcome> {
    const people = Object.entries(fields).flatMap(([name, value]) => {
      const reference = name.replace(/^choose-/, '')
      return name.startsWith('choose-') && isPersonReference(reference) ? [[reference, versionOf(value)] as const] : []
    })
    if (people.length === 0 || !fields.to_worker) {
      return refusedFields({
        ...(people.length === 0 && { people: problems.nobodyChosen }),
        ...(!fields.to_worker && { to_worker: problems.chooseWorker }),
      })
    }
    const worker = fields.to_worker === 'none' ? null : uuidOf(fields.to_worker)
    const taken = await store.take('hand_people_over', user.id, {
      p_people: JSON.stringify(people),
      p_worker: worker,
    })
    const done: PeopleDone =
      worker === null ? 'handed-to-nobody' : people.length === 1 ? 'handed-over' : 'handed-over-several'
    if (taken.outcome === 'done') {
      if (!taken.handed) return { done, at }
      const said = handedOverText({
        names: taken.handed.toSorted((one, other) => one.localeCompare(other)),
        others: people.length - taken.handed.length,
        worker: worker === null ? null : { name: taken.worker ?? peopleWords.noName, isOwn: worker === user.id },
      })
      return { done, at, shows: { said } }
    }
    if (taken.outcome === 'changed') return { problem: problems.changedName(taken.name ?? ''), field: null }
    return refusal(taken)
  }

  async function sendCode(sent: Sent): Promise<FormOutcome> {
    const { fields, user } = sent
    const address = emailAddress.safeParse(fields.address)
    if (!address.success) return { problem: problems.address, field: 'address' }
    if (!isPersonReference(fields.reference ?? '')) return { problem: problems.missing, field: null, at: list }
    const made = await store.makeCode(user.id, fields.reference ?? '', await store.organisation(), address.data)
    return made.outcome === 'done' ? { done: 'invited' satisfies PeopleDone, at: fileOf(fields) } : refusedOffPage(made)
  }

  async function makePaperCode(sent: Sent): Promise<FormOutcome> {
    const { fields, user } = sent
    if (!isPersonReference(fields.reference ?? '')) return { problem: problems.missing, field: null, at: list }
    const made = await store.makeCode(user.id, fields.reference ?? '', await store.organisation(), null)
    return made.outcome === 'done'
      ? { done: 'code-made' satisfies PeopleDone, at: fileOf(fields), shows: { code: made.code } }
      : refusedOffPage(made)
  }

  async function importPeople({ fields, user }: Sent): Promise<FormOutcome> {
    const rows = readSentRows(fields.rows)
    if (rows === null) return { problem: problems.unreadable, field: null }
    const organisation = await store.organisation()
    if (rows.some(({ row }) => row.facts === null || Object.keys(row.problems).length > 0))
      return { problem: problems.rows, field: null }
    const kept = rows.flatMap(({ row, consent }) =>
      consent === null ? [] : [{ facts: row.facts, consent: consentToKeep(consent, organisation) }],
    )
    if (kept.length < rows.length) return { problem: problems.unanswered, field: null }
    const taken = await store.take('import_people', user.id, { p_rows: JSON.stringify(kept) }, longStepMs)
    if (taken.outcome === 'too_many') return { problem: problems.import_too_many, field: null }
    if (taken.outcome !== 'done') return refusal(taken)
    const known = taken.known ?? []
    const unseen = taken.unseen ?? 0
    const leftOut = { refused: linesIn(fields.refused), unread: linesIn(fields.unread) }
    const said = importScreen.done(kept.length - known.length - unseen, known, unseen, leftOut)
    return { done: 'imported' satisfies PeopleDone, at: list, shows: { said } }
  }

  return {
    'person-add': {
      page: () => `${list}/new`,
      keep: [...personFormFields, ...consentFieldNames, 'worker', 'agreed', 'is_somebody_else'],
      run: add,
    },
    'person-change': { page: fileOf, keep: personFormFields, run: change },
    'restriction-add': { page: fileOf, keep: restrictionFieldNames, run: addRestriction },
    'restriction-end': { page: fileOf, keep: [], run: endRestriction },
    'correction-answer': { page: fileOf, keep: ['answer'], run: answerCorrection },
    'consent-renew': { page: fileOf, keep: consentFieldNames, run: renewConsent },
    'consent-end': { page: fileOf, keep: [], run: endConsent },
    'person-open': {
      page: (fields) => addToQuery(fileOf(fields), { for: personPageOf(fields.for) }),
      keep: ['reason', 'words'],
      run: open,
    },
    'people-hand-over': {
      page: samePeople,
      keep: ['to_worker'],
      keepTicks: 'choose-',
      run: (sent) => handOver(sent, sameFilter(sent.fields)),
    },
    'person-hand-over': { page: fileOf, keep: ['to_worker'], run: (sent) => handOver(sent, list) },
    'person-code-send': { page: fileOf, keep: ['address'], run: sendCode },
    'person-code-paper': { page: fileOf, keep: [], run: makePaperCode },
    'people-import': { page: () => `${list}/import`, keep: [], run: importPeople, mostBytes: importBytes },
  }
}

/** Room for 500 people with every cell filled in, encoded as a form encodes them. */
export const importBytes = 3 * 1024 * 1024
