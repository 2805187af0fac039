import 'server-only'

import { randomUUID } from 'node:crypto'

import { companyProblems, changedWords, type CompanyDone } from '@/lib/content/hiring/company'
import { momentText } from '@/lib/content/wording/moment-text'
import { changeToReview } from '@/lib/domain/companies/company'
import { partnerFormFields, readPartner, readPartnerRequest } from '@/lib/domain/companies/partner-form'
import { londonDay } from '@/lib/domain/dates/london-time'
import { keepOwnName } from '@/lib/server/accounts/keep-own-name'
import type { FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { askForCompany, changeCompany, loadOwnPartner, type CompanyCommit } from '@/lib/server/hiring/companies'
import { writeCompanyRequest } from '@/lib/server/hiring/company-request-email'

type Sent = Parameters<GuardedForm['run']>[0]

const askPage = '/account/organisation'

function outcomeOf(commit: CompanyCommit, page: string, at: string): FormOutcome {
  if (commit.outcome === 'done') return { done: commit.kind satisfies CompanyDone, at }
  if (commit.outcome === 'changed') {
    return { problem: changedWords(commit.who, momentText(commit.at)), field: null, at: `${page}?latest=yes` }
  }
  return { problem: companyProblems[commit.outcome], field: null }
}

async function ask({ fields, user }: Sent): Promise<FormOutcome> {
  const request = readPartnerRequest(fields, londonDay(new Date()), user.name)
  if ('problems' in request) return refusedFields(request.problems)
  if (user.name === null) await keepOwnName(request.name)
  const version = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : null
  const id = (version === null ? null : await loadOwnPartner())?.id ?? randomUUID()
  const email = writeCompanyRequest(version === null ? 'asked' : 'asked_again', { ...request, id, email: user.email })
  return outcomeOf(await askForCompany(user.id, id, version, request, email), askPage, askPage)
}

/** What an account without an organisation sends for itself. */
export const partnerRequestForms: GuardedForms = {
  'ask-partner': { page: () => askPage, keep: partnerFormFields, run: ask },
}

/**
 * What a member changes in the organisation they work in.
 * @param portal the path of the portal that they are in
 */
export function organisationForms(portal: string): GuardedForms {
  const changePage = `${portal}/organisation/change`
  const change = async ({ fields, user }: Sent): Promise<FormOutcome> => {
    const read = readPartner(fields, londonDay(new Date()))
    if ('problems' in read) return refusedFields(read.problems)
    const organisation = await loadOwnPartner()
    if (!organisation) return { problem: companyProblems.forbidden, field: null }
    const { facts } = read
    const { id } = organisation
    const name = user.name ?? ''
    const email = writeCompanyRequest('change_asked', { id, facts, askedAs: '', name, email: user.email })
    const wanted = changeToReview(organisation, facts)
    const commit = await changeCompany(user.id, Number(fields.version) || 0, { facts, wanted }, email)
    return outcomeOf(commit, changePage, `${portal}/organisation`)
  }
  return { 'organisation-change': { page: () => changePage, keep: partnerFormFields, run: change } }
}
