import { expect, test, type Page } from 'playwright/test'

import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { axeFindings, expectAccessible } from '../support/accessible'
import { inStoppedDatabase } from '../support/database'
import { addLiveJob, storyJobs } from '../support/live-jobs'
import { startService, type Service } from '../support/service'
import { onlyInAll } from '../support/test-tags'

const today = londonDay(new Date())
const withKey = (job: Job, key: string): Job => ({ ...job, id: `${job.id}-${key}` })
const story = storyJobs(today)
const jobNamed = (id: string, key: string): Job => {
  const job = story.find((one) => one.id === id)
  if (!job) throw new Error(`the story has no ${id}`)
  return withKey(job, key)
}
const driver: Job = {
  ...jobNamed('delivery-driver', 'd1d1d1d1'),
  closesOn: addDays(today, 10),
  description: 'Deliver & collect <parcels>.\nHelp customers.',
}
const closed = jobNamed('night-picker', 'c1c1c1c1')
const paused = jobNamed('packing-line-worker', 'e1e1e1e1')
// Two of each, so that they need a second page.
const others = story
  .filter(({ id }) => !['delivery-driver', 'night-picker', 'packing-line-worker'].includes(id))
  .flatMap((job) => [withKey(job, 'a1a1a1a1'), withKey(job, 'b1b1b1b1')])
const live = [driver, ...others]
const quiet = others.find(({ employerId }) => employerId !== driver.employerId) ?? driver

const cards = (page: Page) => page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('article')
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /Found$/ })
const field = (page: Page, name: string) => page.getByRole('search').getByLabel(name)

test.describe.configure({ mode: 'serial' })

test.describe('the board', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await startService()
  })
  test.afterAll(() => service.dispose())

  test('shows its samples while there is no live job', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: service.url })
    for (const path of ['/jobs', '/jobs/examples']) {
      await page.goto(path)
      await expect(page.getByText('Pilot demo. These listings are for demonstration only.'), path).toBeVisible()
      await expect(count(page), path).toHaveText('5 Jobs Found')
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
    }
    const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text()
    expect(sitemap).not.toContain('/jobs')
    expect((await fetch(`${service.url}/jobs/in/leeds`)).status).toBe(404)
    await page.close()
  })

  test.describe('with live jobs', () => {
    test.beforeAll(async () => {
      await service.stop()
      const { dataFolder } = service
      await inStoppedDatabase(
        service,
        [
          ...live.map((job) => addLiveJob(job)),
          addLiveJob(closed),
          addLiveJob(paused, { postcode: 'LS1' }),
          `update public.jobs set status = 'closed', closed_on = '${today}', hired = 1 where id = '${closed.id}';`,
          `update public.jobs set status = 'paused' where id = '${paused.id}';`,
          // One company answered nine of ten in time; another has had nine applications.
          `insert into public.applications (reference, job_id, organisation_id, applied_on, changed_on, changed_by, answer_due_on, answered_on)
           select 'A-' || chr(64 + n) || '0' || right(upper(md5(j.id)), 4), j.id, j.organisation_id, '${addDays(today, -30)}', '${addDays(today, -30)}',
             'candidate', '${addDays(today, -16)}', '${addDays(today, -17)}'::date + case when n = 10 then 2 else 0 end
           from public.jobs j, generate_series(1, 10) n
           where j.id = '${driver.id}' or (j.id = '${quiet.id}' and n < 10);`,
        ].join('\n'),
      )
      service = await startService({ dataFolder })
    })

    test('shows those, and its samples on a page of their own', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url })
      await page.goto('/jobs')
      await expect(count(page)).toHaveText(`${live.length} Jobs Found`)
      await expect(page.getByText('Pilot demo')).toHaveCount(0)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page).toHaveTitle(/^Jobs for people with convictions/)
      await expect(cards(page)).toHaveCount(20)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/\/jobs\?page=2$/)
      await expect(cards(page)).toHaveCount(live.length - 20)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

      await page.getByRole('link', { name: 'See our example jobs' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example jobs')
      await expect(page.getByText('Pilot demo')).toBeVisible()
      await expect(count(page)).toHaveText('5 Jobs Found')
      await page.close()
    })

    test('searches and narrows with scripts off, and says so when a postcode is unknown', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url, javaScriptEnabled: false })
      await page.goto('/jobs')
      await field(page, 'Job Title or Skills').fill('custmer')
      await field(page, 'Town or postcode').fill('bradford')
      await field(page, 'Sort by').selectOption('Relevance')
      await page.getByRole('button', { name: 'Search Jobs' }).click()
      await expect(page).toHaveURL(/q=custmer&location=bradford/)
      expect((await cards(page).getByRole('heading').allInnerTexts())[0]).toBe('Customer Service Representative')
      await expect(field(page, 'Job Title or Skills')).toHaveValue('custmer')

      await page.goto('/jobs?sector=construction&check=none&asked=at_interview')
      await expect(field(page, 'Kind of work')).toHaveValue('construction')
      const wanted = live.filter(
        ({ sector, dbsLevel, recordQuestion }) =>
          sector === 'construction' && dbsLevel === 'none' && recordQuestion !== 'after_shortlist',
      )
      await expect(cards(page)).toHaveCount(wanted.length)

      await page.goto('/jobs?postcode=ZZ9')
      await expect(count(page)).toHaveText('0 Jobs Found')
      await expect(page.getByText('We don’t know the postcode ZZ9. Check it, or search by town.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Email me when there is a job like this' })).toHaveCount(0)
      await page.goto('/jobs?postcode=ls1+4ab&miles=5')
      await expect(page).toHaveURL(/\/jobs\?postcode=LS1&miles=5$/)
      const near = live.filter(({ town, remoteFriendly }) => town === 'Leeds' || remoteFriendly)
      await expect(count(page)).toHaveText(`${near.length} Jobs Found`)
      await page.goto('/jobs?q=astronaut')
      await expect(count(page)).toHaveText('0 Jobs Found')
      await page.getByRole('link', { name: 'Clear Filters' }).click()
      await expect(count(page)).toHaveText(`${live.length} Jobs Found`)
      await cards(page).first().getByRole('link', { name: 'View Details' }).click()
      await expect(page.getByRole('heading', { name: 'What may this employer ask me?' })).toBeVisible()
      await page.close()
    })

    test('one box takes a town or a postcode, and says what it made of a town', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url, javaScriptEnabled: false })
      await page.goto('/jobs')
      await field(page, 'Town or postcode').fill('ls1 4ab')
      await field(page, 'How far').selectOption('5')
      await field(page, 'Sort by').selectOption('Nearest First')
      await page.getByRole('button', { name: 'Search Jobs' }).click()
      await expect(page).toHaveURL(/\/jobs\?sort=nearest&postcode=LS1&miles=5#results$/)
      await expect(field(page, 'Town or postcode')).toHaveValue('LS1')
      const near = live.filter(({ town, remoteFriendly }) => town === 'Leeds' || remoteFriendly)
      await expect(count(page)).toHaveText(`${near.length} Jobs Found`)
      await expect(cards(page).filter({ hasText: 'less than a mile away' }).first()).toBeVisible()

      await page.goto('/jobs?location=Bradfrod')
      await expect(
        page.getByText('We have no jobs in ‘Bradfrod’, so these are in places spelt almost like it. Did you mean'),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Bradford', exact: true }).first().click()
      await expect(page).toHaveURL(/location=Bradford$/)
      await expect(page.getByText('Did you mean')).toHaveCount(0)
      await expect(cards(page).filter({ hasText: '8 miles away' }).first()).toBeVisible()

      await page.goto('/jobs?location=Shefield')
      await expect(count(page)).toHaveText('0 Jobs Found')
      await page.getByRole('link', { name: 'See jobs up to 40 miles from Sheffield' }).click()
      await expect(page).toHaveURL(/\?location=Sheffield&sort=nearest&miles=40#results$/)
      await expect(page.getByRole('group', { name: 'Your search' })).toContainText('Up to 40 miles from Sheffield')

      await page.goto('/jobs?q=astronaut&location=Nowhere-by-the-Sea&asked=never')
      await expect(page.getByText('We don’t know where ‘Nowhere-by-the-Sea’ is')).toBeVisible()
      await expect(page.getByText('even if you leave out one part')).toBeVisible()
      await page.goto('/jobs?location=Nowhere-by-the-Sea&page=9')
      await expect(page).toHaveURL(/location=Nowhere-by-the-Sea$/)
      await page.getByRole('link', { name: 'Search the whole of the UK' }).click()
      await expect(count(page)).toHaveText(`${live.length} Jobs Found`)
      await page.close()
    })

    test('what people ask for most is one tap away, and back', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url, javaScriptEnabled: false })
      await page.goto('/jobs?location=leeds&miles=5')
      const quick = page.getByRole('group', { name: 'Show only' })
      await quick.getByRole('link', { name: 'Never asks about convictions' }).click()
      await expect(page).toHaveURL(/location=leeds&miles=5&asked=never#results$/)
      const never = live.filter(
        ({ town, remoteFriendly, recordQuestion }) =>
          (town === 'Leeds' || remoteFriendly) && recordQuestion === 'never',
      )
      await expect(cards(page)).toHaveCount(never.length)
      await quick.getByRole('link', { name: 'No DBS check' }).click()
      await expect(page).toHaveURL(/check=none&asked=never#results$/)
      await expect(quick).toHaveCount(0)
      const chosen = page.getByRole('group', { name: 'Your search' })
      await chosen.getByRole('link', { name: 'When they ask about convictions: never' }).click()
      await expect(page).toHaveURL(/location=leeds&miles=5&check=none#results$/)
      await page.close()
    })

    test('on a phone the results are in view after a search', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url, viewport: { width: 360, height: 640 } })
      // Where our typeface comes too late, the system's stands in, which may be wider.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto('/jobs')
      // The first job is little more than a swipe away.
      const top = await cards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
      expect(top).toBeLessThan(950)
      await field(page, 'Job Title or Skills').fill('driver')
      await page.getByRole('button', { name: 'Search Jobs' }).click()
      await expect(page).toHaveURL(/q=driver/)
      await expect(count(page)).toBeInViewport({ ratio: 1 })
      // Without the jump too: the form is one line, and unfolds.
      await page.goto('/jobs?q=driver')
      await expect(count(page)).toBeInViewport({ ratio: 1 })
      await expect(field(page, 'Job Title or Skills')).toBeHidden()
      await page.getByText('Change your search').click()
      await expect(field(page, 'Job Title or Skills')).toHaveValue('driver')
      await page.close()
    })

    test('a job that is not there leads to the board', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url, javaScriptEnabled: false })
      const answer = await page.goto('/jobs/no-such-job-0a0a0a0a')
      expect(answer?.status()).toBe(404)
      await page.getByRole('link', { name: 'See the jobs that are open' }).click()
      await expect(count(page)).toBeVisible()
      await page.close()
    })

    test('a job has everything on its page, and tells search engines every field', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url })
      const refused: string[] = []
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
      await page.goto(`/jobs/${driver.id}`)
      const main = page.getByRole('main')
      for (const text of [
        'Deliver & collect <parcels>.',
        '£25,000 to £26,000 a year',
        'Basic DBS check',
        'Only once they’ve shortlisted you.',
        'Driving offences: Our insurer',
        'Closes in 10 days',
        'About the employer',
        `${driver.company} is made up for a test.`,
        '10 to 49 people',
      ]) {
        await expect(main).toContainText(text)
      }
      await expect(main.getByRole('link', { name: 'Apply for this job' }).first()).toHaveAttribute(
        'href',
        `/jobs/${driver.id}/apply`,
      )
      await page.getByRole('button', { name: 'Save on this device' }).click()
      await expect(main.getByRole('status')).toContainText('Nothing is sent to us')
      await expect(main).toContainText(replyRateWords.ofEmployer({ percent: 90, of: 10 }))
      await expect(main).toContainText(replyRateWords.counted)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `http://localhost:3000/jobs/${driver.id}`,
      )
      const scripts = await page.locator('script[type="application/ld+json"]').allInnerTexts()
      const posting: unknown = scripts
        .map((text) => JSON.parse(text) as { '@type': string })
        .find((data) => data['@type'] === 'JobPosting')
      expect(posting).toEqual({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Delivery Driver',
        description: expect.stringMatching(
          /^<p>Deliver &amp; collect &lt;parcels&gt;\.<\/p><p>Help customers\.<\/p><p>[\d.]+ hours a week\..*<li>Full driving licence, held for a year<\/li>/,
        ) as unknown,
        url: `http://localhost:3000/jobs/${driver.id}`,
        identifier: { '@type': 'PropertyValue', name: driver.company, value: driver.id },
        datePosted: driver.postedOn,
        validThrough: expect.stringMatching(new RegExp(`^${driver.closesOn}T2[23]:59:00.000Z$`)) as unknown,
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: driver.company, sameAs: 'https://www.example.org' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Wakefield', postalCode: 'WF1', addressCountry: 'GB' },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'GBP',
          value: { '@type': 'QuantitativeValue', minValue: 25000, maxValue: 26000, unitText: 'YEAR' },
        },
        totalJobOpenings: driver.vacancies,
        directApply: true,
      })
      expect(refused).toEqual([])

      // The board says of it that it is saved; of a company with four answers nothing is said.
      await page.goto('/jobs?q=delivery+driver&sort=relevance')
      await expect(cards(page).filter({ hasText: 'Delivery Driver' }).first()).toContainText(jobBoardWords.savedMark)
      await expect(page.getByText(jobBoardWords.savedMark, { exact: true })).toHaveCount(1)
      await page.goto(`/jobs/${quiet.id}`)
      await expect(main).toContainText('About the employer')
      await expect(main).not.toContainText('within 10 working days')
      await page.close()
    })

    test('a closed job is gone with 410 and jobs like it, a paused one waits, an unknown one is not found', async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: service.url })
      const gone = await page.goto(`/jobs/${closed.id}`)
      expect(gone?.status()).toBe(410)
      expect(gone?.headers()['content-security-policy']).toContain("default-src 'none'")
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
      await expect(page.getByRole('main')).toContainText(closed.title)
      await expect(page.getByRole('main')).not.toContainText(closed.description)
      const similar = live.filter(({ sector }) => sector === closed.sector)
      await expect(cards(page)).toHaveCount(Math.min(similar.length, 4))
      expect(await page.content()).not.toContain('JobPosting')
      expect(await axeFindings(page)).toEqual([])

      const waits = await page.goto(`/jobs/${paused.id}`)
      expect(waits?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is paused')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      for (const path of [
        '/jobs/no-such-job-a1b2c3d4',
        '/jobs/in/nowhere',
        '/jobs/in/LEEDS%27',
        '/jobs/sector/crime',
      ]) {
        expect((await fetch(service.url + path)).status, path).toBe(404)
      }
      await page.close()
    })

    test('towns and kinds of work with three jobs have a page, linked and in the sitemap with every open job', async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: service.url })
      await page.goto('/jobs')
      const inLeeds = live.filter(({ town }) => town === 'Leeds')
      await page.getByRole('link', { name: 'Leeds', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Leeds')
      await expect(count(page)).toHaveText(`${inLeeds.length} Jobs Found`)
      await page.reload()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:3000/jobs/in/leeds')
      await page.goto('/jobs/sector/retail')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retail jobs')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Retail jobs: \d+ jobs/)

      const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text()
      const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(\/jobs[^<]*)<\/loc>/g)]
      const paths = listed.map(([, path]) => path)
      expect(paths).toEqual(expect.arrayContaining(['/jobs', '/jobs/in/leeds', '/jobs/sector/retail']))
      expect(paths.filter((path) => /-[a-z0-9]{8}$/.test(path ?? '')).sort()).toEqual(
        live.map(({ id }) => `/jobs/${id}`).sort(),
      )
      const few = live.filter(({ town }) => live.filter((job) => job.town === town).length < 3)
      for (const { town } of few) {
        const path = `/jobs/in/${town.toLowerCase()}`
        expect(paths, path).not.toContain(path)
        expect((await fetch(service.url + path)).status, path).toBe(404)
      }
      await page.close()
    })

    test('everybody can use it: 320 px and wide, light and dark', onlyInAll, async ({ browser }) => {
      const page = await browser.newPage({ baseURL: service.url })
      for (const [colorScheme, width] of [
        ['light', 1280],
        ['dark', 320],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/jobs?pay=14', `/jobs/${driver.id}`, '/jobs/in/leeds', `/jobs/${closed.id}`]) {
          await page.goto(path)
          await expectAccessible(page, `${path}, ${width} px`, { withColours: true })
        }
      }
      await page.close()
    })
  })
})
