import { expect, type Browser, type Page } from 'playwright/test'

import { companyDecisionDone, companyDecisionProblems, deskCompanyWords } from '../../lib/content/desk/companies'
import { accountWords } from '../../lib/content/account/account'
import { deleteWords, leavingCompanyWords } from '../../lib/content/account/leaving'
import { codeWords } from '../../lib/content/account/sign-in'
import { noPortalWords } from '../../lib/content/account/portals'
import { fieldLabels } from '../../lib/content/hiring/advert'
import {
  companyDoneWords,
  companyFactWords,
  companyFormWords,
  companyStateTexts,
  companyStateWords,
  companyWords,
} from '../../lib/content/hiring/company'
import { companyJobListWords, companyJobWords } from '../../lib/content/hiring/company-job-words'
import {
  joinProblems,
  joinWords,
  colleagueDoneWords,
  colleagueProblems,
  colleagueWords,
  joinSignInWords,
  rightWords,
} from '../../lib/content/hiring/colleague-words'
import { listedEmployerWords } from '../../lib/content/job-board/listed-employers'
import { companyNewsSubject } from '../../lib/content/hiring/company-emails'
import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { codeIn, fillIn, linkIn, mailWith, postForm, sessionOf, signInAs } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { mailFor } from '../support/mailbox'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const people = '/dashboard/employerportal/company/people'
const desktop = { width: 1280, height: 800 }

type Account = { email: string; password: string }

async function pageOf(browser: Browser, service: Service, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled, viewport: desktop })
  return context.newPage()
}

async function signIn(page: Page, { email, password }: Account, at = '/sign-in'): Promise<void> {
  await page.goto(at)
  await fillIn(page, email, password, 'Sign in')
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** The same page for the same person with scripts on, because axe needs them. */
async function seenWithScripts(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const seen = await context.newPage()
  await seen.goto(page.url())
  return seen
}

async function fillCompany(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    const control = page.locator(`[name="${field}"]`)
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value)
    else await control.fill(value)
  }
}

/** The emails to an address with a subject that name something, or all of them. */
const countMails = async (service: Service, address: string, subject: string, named = ''): Promise<number> =>
  (await mailFor(service, address)).filter((mail) => mail.subject === subject && mail.text.includes(named)).length

test('a company asks with scripts off, is sent back, mends it and is approved; its people invite, change rights and stay managed', async ({
  browser,
  service,
}) => {
  test.setTimeout(300_000)
  const name = `Made Up Bakery ${crypto.randomUUID().slice(0, 8)}`
  const asker = await addAccount(service, 'asks-for-company')
  const colleague = await addAccount(service, 'colleague-of')
  const team = await pageOf(browser, service, true)
  await signInAs(team, 'team')

  // 1. Asking: what is wrong is said at each field, and what was typed stays.
  const own = await pageOf(browser, service, false)
  await signIn(own, asker)
  await own.goto('/account/role')
  await own.getByLabel('Which best describes you?').selectOption('employer')
  await own.getByRole('button', { name: 'Continue' }).click()
  await expect(own).toHaveURL('/account/company')
  await fillCompany(own, {
    name,
    number: '12',
    sector: 'hospitality',
    size: '1_9',
    website: 'not a website',
    phone: '0113 496',
    your_name: 'Ayesha Khan',
    asked_as: 'Owner <b>',
    'site-1-name': 'Shop',
    'site-1-town': 'Leeds',
    'site-1-postcode': 'LS1',
  })
  await own.getByText(companyFormWords.anotherSite).first().click()
  await own.locator('[name="site-2-town"]').fill('York')
  await own.getByRole('button', { name: companyFormWords.send }).click()
  const problems = own.locator('.error-summary-list li')
  await expect(problems).toHaveCount(6)
  for (const field of ['number', 'website', 'phone', 'site-1-postcode', 'site-2-name', 'site-2-postcode']) {
    await expect(own.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(own.locator('#name')).toHaveValue(name)
  await expect(own.locator('#site-2-town')).toHaveValue('York')
  await fillCompany(own, {
    number: 'sc 12 34 56',
    website: 'www.example.org',
    phone: '0113 496 0000',
    'site-1-postcode': 'ls14ap',
    'site-2-town': '',
  })
  await own.getByRole('button', { name: companyFormWords.send }).click()
  await expect(own.getByText(companyDoneWords.asked)).toBeVisible()
  await expect(own.locator('#number')).toHaveValue('SC123456')
  await mailWith(service, 'team@example.org', 'A company has asked to hire through us')
  // Its portal opens with the approval: until then the address leads to what was sent, which is asked about once.
  await own.goto('/dashboard/employerportal/jobs')
  await expect(own).toHaveURL('/account/company')
  await expect(own.getByText(companyStateTexts.waiting)).toBeVisible()
  await expect(own.getByText(companyFactWords.website, { exact: true })).toBeVisible()
  await expect(own.locator('[name="your_name"]')).toHaveCount(0)
  await own.goto('/account')
  await expect(own.getByText(companyWords.named(name, companyStateWords.waiting))).toBeVisible()
  await own.goto('/dashboard/employerdemo')
  await own.getByRole('link', { name: noPortalWords.companyLink }).click()

  // The first advert is written meanwhile, and waits as a draft: there is nothing to send it with.
  await own.getByRole('link', { name: companyWords.draftStart }).click()
  await own.getByLabel(fieldLabels.title).fill('Night baker')
  await own.getByRole('button', { name: companyJobWords.save }).click()
  await expect(own).toHaveURL(/\/account\/company\/advert\?step=pay/)
  await own.getByLabel(companyJobWords.payFrom).fill('twelve')
  await own.getByRole('button', { name: companyJobWords.save }).click()
  await expect(own.getByRole('main').getByRole('alert')).toContainText('Enter the pay in pounds')
  await own.getByLabel(companyJobWords.payFrom).fill('14')
  await own.getByRole('button', { name: companyJobWords.save }).click()
  await own.goto('/account/company/advert')
  await expect(own.getByText(companyJobWords.early)).toBeVisible()
  await expect(own.getByRole('button', { name: companyJobWords.send })).toHaveCount(0)
  await expectAccessibleNarrowAndWide(await seenWithScripts(browser, own))
  await own.goto('/account/company')
  await expect(own.getByText(companyWords.draftState('Night baker'))).toBeVisible()
  await expectAccessibleNarrowAndWide(await seenWithScripts(browser, own))
  // Somebody whom the team already gave a portal finds the draft from there too.
  await runRole(service, [asker.email, 'employer'])
  await own.goto('/dashboard/employerportal')
  await expect(own.getByRole('link', { name: companyWords.draftGoOn })).toBeVisible()
  await own.goto('/dashboard/employerportal/jobs')
  await expect(own.getByText(companyJobListWords.checking('Night baker'))).toBeVisible()
  await own.getByRole('link', { name: companyWords.draftGoOn }).click()
  await expect(own.getByRole('heading', { level: 1, name: 'Night baker' })).toBeVisible()
  await runRole(service, [asker.email, 'none'])

  // 2. The team sees what helps it to decide, and sends it back with words, not without.
  await team.goto('/dashboard/team/companies')
  await expectAccessibleNarrowAndWide(team)
  await team.getByRole('link', { name }).click()
  await expect(team.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(team.getByText(deskCompanyWords.matches.equal)).toBeVisible()
  await expect(team.getByText('Owner <b>')).toBeVisible()
  await expectAccessibleNarrowAndWide(team)
  // What is checked before the answer stays, with who checked it.
  const called = deskCompanyWords.checkNames.phone
  await expect(team.getByRole('link', { name: '0113 496 0000' })).toHaveAttribute('href', 'tel:01134960000')
  await team.getByLabel(called).check()
  await team.getByRole('button', { name: deskCompanyWords.noteChecks }).click()
  await expect(team.locator('.error-summary')).toContainText(companyDecisionProblems.nothingFound)
  await expect(team.getByLabel(called)).toBeChecked()
  await team.getByLabel(deskCompanyWords.found).fill('The owner <b>answered</b>.')
  await team.getByLabel(deskCompanyWords.results.yes, { exact: true }).check()
  await team.getByRole('button', { name: deskCompanyWords.noteChecks }).click()
  await expect(team.getByText('The owner <b>answered</b>.')).toBeVisible()
  await expect(team.getByText('team@example.org, ')).toBeVisible()
  const returning = team.locator('details', { hasText: deskCompanyWords.decisions.return })
  await returning.locator('summary').click()
  await returning.getByLabel(deskCompanyWords.words).fill('Which <i>shop</i> is it?')
  await returning.getByRole('button').click()
  await expect(team.getByText(companyDecisionDone.return)).toBeVisible()
  const answers = companyNewsSubject
  const answer = await mailWith(service, asker.email, answers)
  expect(answer.text.replace(/\s+/g, ' ')).toContain('Which <i>shop</i> is it?')
  expect(linkIn(answer)).toBe('/account/company')

  // 3. The asker reads the words and mends it; a page from before is told so.
  const before = await own.context().newPage()
  await before.goto('/account/company')
  await own.goto('/account/company')
  await expect(own.getByText('Which <i>shop</i> is it?')).toBeVisible()
  await own.locator('#site-1-name').fill('Shop in the market')
  await own.getByRole('button', { name: companyFormWords.sendAgain }).click()
  await expect(own.getByText(companyDoneWords.asked_again)).toBeVisible()
  await before.locator('#site-1-name').fill('Another shop')
  await before.getByRole('button', { name: companyFormWords.sendAgain }).click()
  await expect(before.locator('.error-summary')).toContainText('Ayesha Khan changed this on')
  await expect(before.locator('#site-1-name')).toHaveValue('Another shop')
  await before.close()

  // 4. Approved, the asker has the portal and all rights but one.
  await team.reload()
  await team.goto(team.url().split('?')[0] ?? '')
  await expect(team.getByText('Shop in the market')).toBeVisible()
  await team.getByRole('button', { name: deskCompanyWords.decisions.approve }).click()
  await expect(team.getByText(companyDecisionDone.approve)).toBeVisible()
  const approval = await mailWith(service, asker.email, answers, { after: 1 })
  expect(linkIn(approval)).toMatch(/^\/dashboard\/employerportal\/jobs\/night-baker-/)
  await own.goto('/sign-in')
  await own.context().clearCookies()
  await signIn(own, asker)
  await expect(own).toHaveURL('/dashboard/employerportal')
  await own.goto('/dashboard/employerportal/jobs?tab=drafts')
  await expect(own.getByRole('link', { name: 'Night baker' })).toBeVisible()
  // It chooses to be on the public list, and may leave it again.
  await own.goto('/dashboard/employerportal/company')
  await own.getByRole('button', { name: companyWords.listJoin }).click()
  await expect(own.getByText(companyDoneWords.listed)).toBeVisible()
  const everybody = await pageOf(browser, service, false)
  await everybody.goto('/employers/who-reply')
  await expect(everybody.getByRole('article').filter({ hasText: name })).toContainText(listedEmployerWords.noJobs)
  await own.getByRole('button', { name: companyWords.listLeave }).click()
  await expect(own.getByText(companyDoneWords.unlisted)).toBeVisible()
  // The page is made anew once a second.
  await expect(async () => {
    await everybody.reload()
    await expect(everybody.getByText(name)).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await everybody.close()
  await own.goto(people)
  const me = own.getByRole('row').filter({ hasText: asker.email })
  for (const right of ['post_jobs', 'see_applicants', 'export_reports', 'manage_people'] as const) {
    await expect(me.locator('.bullet-list').getByText(rightWords[right])).toBeVisible()
  }
  await expect(me.locator('.bullet-list').getByText(rightWords.read_disclosures)).toHaveCount(0)

  // 5. A colleague is invited and comes in by the link: after signing in, once, and not for another address.
  await own.locator('#email').fill(colleague.email)
  await own.getByRole('button', { name: colleagueWords.inviteSubmit }).click()
  await expect(own.getByText(colleagueProblems.rights).first()).toBeVisible()
  await expect(own.locator('#email')).toHaveValue(colleague.email)
  await own.locator('#post_jobs').check()
  await own.getByRole('button', { name: colleagueWords.inviteSubmit }).click()
  await expect(own.getByText(colleagueDoneWords.invited)).toBeVisible()
  const invitation = await mailWith(service, colleague.email, 'An invitation from your colleague')
  expect(invitation.text).toContain(`Ayesha Khan (${asker.email}) has invited you to join ${name} on`)
  expect(invitation.text).not.toMatch(/convict/i)
  expect(invitation.subject).not.toMatch(/Bakery/i)
  const link = linkIn(invitation)
  await own.goto(link)
  await expect(own.getByText(joinProblems.other_address)).toBeVisible()
  const theirs = await pageOf(browser, service, false)
  await theirs.goto(link)
  // Before they sign in they read who invites them to what; the address need not be typed, nor a password.
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(joinSignInWords.heading(name))
  await expect(theirs.getByText(joinSignInWords.lead('Ayesha Khan', name))).toBeVisible()
  await expectAccessibleNarrowAndWide(await seenWithScripts(browser, theirs))
  await theirs.getByRole('button', { name: joinSignInWords.submit }).click()
  await expect(theirs.getByText(colleague.email)).toBeVisible()
  await theirs.getByLabel('Six-digit code').fill('000000')
  await theirs.getByRole('button', { name: codeWords.submit }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(joinSignInWords.heading(name))
  const code = codeIn(await mailWith(service, colleague.email, 'Your code to sign in'))
  await theirs.getByLabel('Six-digit code').fill(code)
  await theirs.getByRole('button', { name: codeWords.submit }).click()
  await expect(theirs.getByText(name)).toBeVisible()
  await theirs.getByRole('button', { name: 'Join the company' }).click()
  await expect(theirs.locator('.error-summary')).toContainText('Enter your name.')
  await theirs.locator('#your_name').fill('Ben Okafor')
  await theirs.getByRole('button', { name: 'Join the company' }).click()
  await expect(theirs.getByText(joinWords.joined(name))).toBeVisible()
  await theirs.goto(link)
  await expect(theirs.getByText(joinProblems.used)).toBeVisible()
  await theirs.goto(people)
  await expect(theirs.getByText(colleagueWords.onlyManagers)).toBeVisible()
  await expect(theirs.getByRole('button', { name: colleagueWords.inviteSubmit })).toHaveCount(0)

  // Whoever alone manages access says who follows before their account is deleted, and reads what will happen to the company.
  await own.goto('/account/delete')
  await expect(own.getByRole('heading', { name: leavingCompanyWords.heading(name) })).toBeVisible()
  await expect(own.getByText(leavingCompanyWords.others(name))).toBeVisible()
  await expect(own.getByText(deleteWords.deviceOfEmployer)).toBeVisible()
  await own.getByLabel(accountWords.password).fill(asker.password)
  await own.getByLabel(deleteWords.sure).check()
  await own.getByRole('button', { name: deleteWords.submit }).click()
  await expect(own.locator('.error-summary')).toContainText(leavingCompanyWords.problem)
  await expect(own.getByLabel(leavingCompanyWords.successor)).toBeVisible()
  await expectAccessibleNarrowAndWide(await seenWithScripts(browser, own))

  // 6. Rights change; whoever manages people last keeps that, and can neither leave.
  await own.goto(people)
  await expect(own.getByText(colleagueWords.last)).toBeVisible()
  const rightsOf = async (email: string) => {
    const row = own.getByRole('row').filter({ hasText: email })
    const { changeRights, changeOwnRights } = colleagueWords
    await row.locator('summary', { hasText: email === asker.email ? changeOwnRights : changeRights }).click()
    return row
  }
  const mine = await rightsOf(asker.email)
  await mine.getByLabel(rightWords.manage_people).uncheck()
  await mine.getByRole('button', { name: colleagueWords.saveRights }).click()
  await expect(own.getByText(colleagueProblems.last_manager).first()).toBeVisible()
  const row = await rightsOf(colleague.email)
  await row.getByLabel(rightWords.manage_people).check()
  await row.getByRole('button', { name: colleagueWords.saveRights }).click()
  await expect(own.getByText(colleagueDoneWords.rights)).toBeVisible()
  await theirs.goto(people)
  await expect(theirs.getByRole('button', { name: colleagueWords.inviteSubmit })).toBeVisible()

  // 7. A new name goes to the team first, the rest stands at once; then the company is paused and works again.
  await own.goto('/dashboard/employerportal/company/change')
  await own.locator('#name').fill(`${name} & Sons`)
  await own.locator('#size').selectOption('10_49')
  await own.getByRole('button', { name: companyFormWords.save, exact: true }).click()
  await expect(own.getByText(companyDoneWords.change_asked)).toBeVisible()
  await expect(own.getByText('10 to 49 people')).toBeVisible()
  await expect(own.getByText(`You asked for the name ${name} & Sons`)).toBeVisible()
  await team.goto(team.url().split('?')[0] ?? '')
  await team.getByRole('button', { name: deskCompanyWords.decisions.take_change }).click()
  await expect(team.getByRole('heading', { level: 1, name: `${name} & Sons` })).toBeVisible()
  await expect(team).toHaveTitle(new RegExp(`${name} & Sons`))
  const pausing = team.locator('details', { hasText: deskCompanyWords.decisions.pause })
  await pausing.locator('summary').click()
  await pausing.getByLabel(deskCompanyWords.words).fill('Please call us.')
  await pausing.getByRole('button').click()
  await expect(team.getByText(companyDecisionDone.pause)).toBeVisible()
  await own.goto('/dashboard/employerportal/company')
  await expect(own.getByText(companyStateTexts.paused)).toBeVisible()
  await expect(own.getByText('Please call us.')).toBeVisible()
  await team.getByRole('button', { name: deskCompanyWords.decisions.resume }).click()
  await expect(team.getByText(companyDecisionDone.resume)).toBeVisible()
  await team.goto('/dashboard/team/log?kind=company')
  await expect(team.getByRole('row').filter({ hasText: 'team@example.org' }).first()).toBeVisible()

  // Every email came once: three to the team, and to the asker one for each answer.
  await mailWith(service, asker.email, answers, { after: 4 })
  expect(await countMails(service, asker.email, answers)).toBe(5)
  expect(await countMails(service, colleague.email, answers)).toBe(3)
  expect(await countMails(service, colleague.email, 'An invitation from your colleague')).toBe(1)
  for (const subject of [
    'A company has asked to hire through us',
    'A company has replied to us',
    'A company has asked to change its name or number',
  ]) {
    expect(await countMails(service, 'team@example.org', subject, name), subject).toBe(1)
  }

  // 8. Whoever leaves has no company any more.
  await theirs.goto(people)
  await theirs.locator('summary', { hasText: colleagueWords.leave }).click()
  await theirs.getByRole('button', { name: colleagueWords.leaveYes }).click()
  await expect(theirs.getByRole('heading', { name: companyWords.leftTitle })).toBeVisible()
  for (const page of [team, own, theirs]) await page.context().close()
})

test('the screens of a company’s people are accessible and fit a phone', onlyInAll, async ({ browser, service }) => {
  const page = await pageOf(browser, service, true)
  await signInAs(page, 'hiring')
  await expect(page).toHaveURL('/dashboard/employerportal')
  await expect(page.getByText('Example Bakery').first()).toBeVisible()
  await expectAccessibleNarrowAndWide(page)
  for (const path of ['/dashboard/employerportal/company', '/dashboard/employerportal/company/change', people]) {
    await page.goto(path)
    await expectAccessibleNarrowAndWide(page)
  }
  // Kept open, with all that stands behind a line.
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await expectAccessibleNarrowAndWide(page)
  await page.goto('/account/join?token=made-up')
  await expect(page.getByText(joinProblems.missing)).toBeVisible()
  await expectAccessibleNarrowAndWide(page)
  await page.context().close()
  const other = await pageOf(browser, service, true)
  await signInAs(other, 'no-role')
  await other.goto('/account/company')
  await expectAccessibleNarrowAndWide(other)
  await other.context().close()
})

test('posts of somebody who may not, with numbers of others or with none, change nothing and break nothing', async ({
  service,
}) => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const [hiring, candidate, employer] = await Promise.all(
    ['hiring', 'candidate', 'employer'].map((who) => sessionOf(service, who)),
  )
  const refused: [string | undefined, string, Record<string, string>, number][] = [
    [undefined, '/api/employer/colleague-remove', { member: nobody }, 303],
    [candidate, '/api/employer/colleague-remove', { member: nobody }, 403],
    [candidate, '/api/desk/company-approve', { company: nobody, version: '1' }, 403],
    [hiring, '/api/desk/company-pause', { company: nobody, version: '1', words: 'w' }, 403],
    [hiring, '/api/employer/made-up', {}, 404],
    [hiring, '/api/employer/colleague-remove', { member: nobody }, 303],
    [hiring, '/api/employer/colleague-remove', { member: "' or 1=1" }, 303],
    [hiring, '/api/employer/colleague-rights', { member: nobody, shown: '', post_jobs: 'on' }, 303],
    [hiring, '/api/employer/colleague-invite', { email: 'not an address', post_jobs: 'on' }, 303],
    [hiring, '/api/employer/colleague-invite-again', { email: 'nobody@example.com' }, 303],
    [hiring, '/api/employer/invitation-withdraw', { invitation: nobody }, 303],
    [hiring, '/api/employer/company-change', { version: '999', name: 'x'.repeat(300) }, 303],
    [hiring, '/api/employer/company-leave', {}, 303],
    [employer, '/api/employer/colleague-invite', { email: 'jo@example.com', post_jobs: 'on' }, 303],
    [employer, '/api/employer/company-leave', {}, 303],
    [candidate, '/api/company/ask', { name: 'A\u0000B' }, 303],
    [candidate, '/api/company/join', { token: 'made-up' }, 303],
    [hiring, '/api/company/ask', { name: 'Another company' }, 303],
  ]
  for (const [cookie, path, form, status] of refused) {
    const answer = await postForm(service, path, form, cookie ? { cookie } : {})
    expect(answer.status, `${path} ${JSON.stringify(form)}`.slice(0, 200)).toBe(status)
    const at = answer.headers.get('location') ?? ''
    if (status === 303) expect(at, path).not.toContain('done=')
  }
  // Too long to be kept on the device: it comes back in the answer.
  const name = Array.from({ length: 400 }, () => crypto.randomUUID()).join(' ')
  const long = await postForm(service, '/api/company/ask', { name }, { cookie: hiring ?? '' })
  expect(long.status).toBe(422)
})
