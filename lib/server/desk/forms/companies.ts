import 'server-only'

import { companyDecisionProblems as problems, decidedMeanwhile } from '@/lib/content/desk/companies'
import { formWords } from '@/lib/content/forms/form-words'
import { momentText } from '@/lib/content/wording/moment-text'
import {
  checkedThings,
  chosenCompany,
  companyDecisions,
  decideCompany,
  decisionWords,
  needsConfirming,
  type CompanyDecision,
} from '@/lib/domain/companies/company-decision'
import { commitDecision, loadDeskCompany, noteChecks } from '@/lib/server/desk/companies'
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
  if (needsConfirming(decision, found.checks, fields.unchecked)) return { problem: problems.unchecked, field: null }
  const commit = await commitDecision(member.id, { id, version, name, kind }, decided)
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
  const checks = checkedThings(fields)
  if (!id.success) return { problem: problems.missing, field: null, at: listPage }
  if (checks.length === 0) return { problem: problems.nothingChecked, field: 'checked_register' }
  if (!(await noteChecks(member.id, id.data, checks))) return { problem: problems.missing, field: null, at: listPage }
  return { done: 'checked', at: pageOf(fields) }
}

/** The team's answers to companies, `company-approve`, `company-return` and so on, and what it checked before. */
export const deskCompanyForms: GuardedForms = {
  ...Object.fromEntries(
    companyDecisions.map((decision) => [
      `company-${decision}`,
      { page: pageOf, keep: ['company', 'words'], run: (sent: Sent) => decide(sent, decision) },
    ]),
  ),
  'company-checked': { page: pageOf, keep: ['company'], run: noteWhatWasChecked },
}
