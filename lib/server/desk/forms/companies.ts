import 'server-only'

import { z } from 'zod'

import { companyDecisionProblems as problems, decidedMeanwhile } from '@/lib/content/desk/companies'
import { formWords } from '@/lib/content/forms/form-words'
import { momentText } from '@/lib/content/wording/moment-text'
import {
  wordsOfCheck,
  checkResults,
  chosenCompany,
  companyChecks,
  companyDecisions,
  decideCompany,
  decisionWords,
  doubtsAbout,
  needsReason,
  type CompanyDecision,
} from '@/lib/domain/companies/company-decision'
import { londonDay } from '@/lib/domain/dates/london-time'
import { maySend } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { commitDecision, loadDeskCompany, noteCheck } from '@/lib/server/desk/companies'
import { loadFirstDraft } from '@/lib/server/hiring/company-jobs'
import { goOnWith } from '@/lib/server/unexpected'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'

type Sent = Parameters<GuardedForm['run']>[0]

const listPage = '/dashboard/team/companies'

function pageOf(fields: FormFields): string {
  const chosen = chosenCompany.shape.company.safeParse(fields.company)
  return chosen.success ? `${listPage}/${chosen.data}` : listPage
}

async function decide({ fields, user: member }: Sent, decision: CompanyDecision): Promise<FormOutcome> {
  const chosen = chosenCompany.safeParse(fields)
  const missing = { problem: problems.missing, field: null, at: listPage }
  if (!chosen.success) return missing
  const words = decisionWords(decision, problems.words).safeParse(fields.words)
  if (!words.success) return { problem: words.error.issues[0]?.message ?? problems.words, field: `words-${decision}` }
  const { company: id, version } = chosen.data
  const found = await loadDeskCompany(member.id, id)
  if (!found) return missing
  const { state, answer, wanted, name, kind } = found.company
  const decided = decideCompany({ state, answer, hasChange: wanted !== null }, decision, words.data)
  if (!decided) return { problem: problems.past, field: null }
  const reason = needsReason(decision, doubtsAbout(found.checks, found.company))
    ? wordsOfCheck(problems.uncheckedReason).safeParse(fields.reason)
    : null
  if (reason?.success === false) {
    // A page from before somebody noted a doubt had no field for it.
    const problem = fields.reason === undefined ? problems.unchecked : reason.error.issues[0]?.message
    return { problem: problem ?? problems.uncheckedReason, field: 'reason' }
  }
  // Without it the email says less, and the decision is the same.
  const advert =
    decision === 'approve' && kind === 'employer'
      ? await loadFirstDraft(id).catch(goOnWith('desk/first-draft', null))
      : null
  const isReady = advert?.draft ? maySend(checkLawful(advert.draft, londonDay(new Date())), advert.letThrough) : false
  const commit = await commitDecision(
    member.id,
    { id, version, name, kind },
    decided,
    reason?.data ?? null,
    advert && { id: advert.id, isReady },
  )
  switch (commit.outcome) {
    case 'done':
      return { done: decision, at: pageOf(fields) }
    case 'changed':
      return { problem: decidedMeanwhile(commit.who, momentText(commit.at)), field: null }
    case 'forbidden':
      return { problem: formWords.unavailable, field: null }
    default:
      return { problem: problems[commit.outcome], field: null }
  }
}

async function noteWhatWasChecked({ fields, user: member }: Sent): Promise<FormOutcome> {
  const id = chosenCompany.shape.company.safeParse(fields.company)
  const missing = { problem: problems.missing, field: null, at: listPage }
  if (!id.success) return missing
  const check = z.enum(companyChecks).safeParse(fields.checked)
  const words = wordsOfCheck(problems.nothingFound).safeParse(fields.found)
  const result = z.enum(checkResults).safeParse(fields.result)
  if (!check.success || !words.success || !result.success) {
    return refusedFields({
      ...(!check.success && { checked: problems.nothingChecked }),
      ...(!words.success && { found: words.error.issues[0]?.message ?? problems.nothingFound }),
      ...(!result.success && { result: problems.noResult }),
    })
  }
  if (!(await noteCheck(member.id, id.data, check.data, words.data, result.data === 'yes'))) return missing
  return { done: 'checked', at: pageOf(fields) }
}

/** The team's answers to companies, `company-approve`, `company-return` and so on, and what it checked before. */
export const deskCompanyForms: GuardedForms = {
  ...Object.fromEntries(
    companyDecisions.map((decision) => [
      `company-${decision}`,
      { page: pageOf, keep: ['company', 'words', 'reason'], run: (sent: Sent) => decide(sent, decision) },
    ]),
  ),
  'company-checked': { page: pageOf, keep: ['company', 'checked', 'found', 'result'], run: noteWhatWasChecked },
}
