import 'server-only'

import { randomUUID } from 'node:crypto'

import { changedWords, companyProblems, type CompanyDone } from '@/lib/content/hiring/company'
import { formWords } from '@/lib/content/forms/form-words'
import { momentText } from '@/lib/content/wording/moment-text'
import { changeToReview } from '@/lib/domain/companies/company'
import { companyFormFields, readCompany, readCompanyRequest } from '@/lib/domain/companies/company-form'
import { keepOwnName } from '@/lib/server/accounts/keep-own-name'
import type { FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import {
  askForCompany,
  changeCompany,
  listCompany,
  loadOwnCompany,
  type CompanyCommit,
} from '@/lib/server/hiring/companies'
import { writeCompanyRequest } from '@/lib/server/hiring/company-request-email'
import type { Sent as SentForm } from '@/lib/server/hiring/take-application-step'

/** Where steps of a company are taken. The demonstration has its own, which keeps nothing. */
export type CompanyStore = { own: typeof loadOwnCompany; change: typeof changeCompany; list: typeof listCompany }
const database: CompanyStore = { own: loadOwnCompany, change: changeCompany, list: listCompany }

type Sent = SentForm & { store?: CompanyStore }

const askPage = '/account/company'
const companyPage = '/dashboard/employerportal/company'
const changePage = `${companyPage}/change`

/** The first problem; the page finds all the others in what was typed. */
function firstProblem(problems: Readonly<Record<string, string>>): FormOutcome {
  const [field, problem] = Object.entries(problems)[0] ?? []
  return { problem: problem ?? formWords.unavailable, field: field ?? null }
}

/** @param page where the form is: with `latest` it is about the company as it is now */
function outcomeOf(commit: CompanyCommit, page: string, at: string): FormOutcome {
  if (commit.outcome === 'done') return { done: commit.kind satisfies CompanyDone, at }
  if (commit.outcome === 'changed') {
    return { problem: changedWords(commit.who, momentText(commit.at)), field: null, at: `${page}?latest=yes` }
  }
  return { problem: companyProblems[commit.outcome], field: null }
}

async function ask({ fields, user }: Sent): Promise<FormOutcome> {
  const request = readCompanyRequest(fields, user.name)
  if ('problems' in request) return firstProblem(request.problems)
  if (user.name === null) await keepOwnName(request.name)
  const version = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : null
  const id = (version === null ? null : await loadOwnCompany())?.id ?? randomUUID()
  const email = writeCompanyRequest(version === null ? 'asked' : 'asked_again', { ...request, id, email: user.email })
  return outcomeOf(await askForCompany(user.id, id, version, request, email), askPage, askPage)
}

async function change({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const read = readCompany(fields)
  if ('problems' in read) return firstProblem(read.problems)
  const company = await store.own()
  if (!company) return { problem: companyProblems.forbidden, field: null }
  const { facts } = read
  const wanted = changeToReview(company, facts)
  const { id } = company
  const name = user.name ?? ''
  const email = writeCompanyRequest('change_asked', { id, facts, askedAs: '', name, email: user.email })
  const commit = await store.change(user.id, Number(fields.version) || 0, { facts, wanted }, email)
  return outcomeOf(commit, changePage, companyPage)
}

async function list({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const isListed = fields.listed === 'yes'
  if (!(await store.list(user.id, isListed))) return { problem: companyProblems.forbidden, field: null }
  return { done: (isListed ? 'listed' : 'unlisted') satisfies CompanyDone, at: companyPage }
}

/** What an account without a company sends for itself. */
export const companyRequestForms: GuardedForms = {
  ask: { page: () => askPage, keep: companyFormFields, run: ask },
}

/** What a member changes in the company they work in. */
export const companyDetailForms = {
  'company-change': { page: () => changePage, keep: companyFormFields, run: change },
  'company-list': { page: () => companyPage, keep: [], run: list },
} satisfies GuardedForms
