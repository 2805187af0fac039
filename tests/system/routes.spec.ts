import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'

import { root } from '../support/service'
import { test } from '../support/test'

const build = join(root, '.next')

/** How many files lie in a folder and below it, and their bytes. */
function weigh(folder: string): { files: number; bytes: number } {
  if (!existsSync(folder)) return { files: 0, bytes: 0 }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce(({ files, bytes }, size) => ({ files: files + 1, bytes: bytes + size }), { files: 0, bytes: 0 })
}

// What Next.js answers of its own accord, or has answered in some release: none of it is part of the site.
const addedByNext = [
  '/_next/image',
  '/_next/image?url=%2Fshare%2Fhome.png&w=640&q=75',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%3A9%2F&w=640&q=75',
  '/_next/data/build/index.json',
  '/_next/webpack-hmr',
  '/_next/mcp',
  '/_next/static/made-up.js',
  '/_next/static/../server/app/index.html',
  '/_next/made-up',
  '/__nextjs_original-stack-frames',
  '/__nextjs_source-map',
  '/__nextjs_font/made-up',
  '/__nextjs_error_feedback',
  '/__nextjs_launch-editor',
  '/_not-found',
  '/_global-error',
  '/_error',
  '/404',
  '/500',
  '/index',
  '/employers.rsc',
  '/employers.segments/_tree.segment.rsc',
  '/made-up.png',
]

test('what Next.js adds to the site answers 404, which nobody may keep', async ({ service }) => {
  for (const path of addedByNext) {
    const answer = await fetch(service.url + path, { redirect: 'manual' })
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('cache-control') ?? 'none', path).toContain('no-store')
  }
})

test('every route of the build that takes a part of its address is known here', () => {
  const { dynamicRoutes } = JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8')) as {
    dynamicRoutes: { page: string }[]
  }
  expect(dynamicRoutes.map(({ page }) => page)).toEqual(Object.keys(madeUp))
  const { dynamicRoutes: keptWhenAsked } = JSON.parse(readFileSync(join(build, 'prerender-manifest.json'), 'utf8')) as {
    dynamicRoutes: Record<string, { fallback: unknown }>
  }
  // A fallback would make, and keep on the disk, each page that somebody thinks up.
  for (const [route, { fallback }] of Object.entries(keptWhenAsked)) expect(fallback, route).toBe(false)
})

const madeUp: Record<string, (index: number) => string> = {
  '/api/account/[action]': (index) => `/api/account/made-up-${index}`,
  '/api/calendar/[token]': (index) => `/api/calendar/${String(index).padStart(43, '0')}.ics`,
  '/api/candidate/appointments/[appointment]': (index) =>
    `/api/candidate/appointments/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  '/api/candidate/interviews/[application]': (index) => `/api/candidate/interviews/A-${String(index).padStart(6, '0')}`,
  '/api/candidate/[action]': (index) => `/api/candidate/made-up-${index}`,
  '/api/caseworker/appointments/[appointment]': (index) =>
    `/api/caseworker/appointments/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  '/api/caseworker/[action]': (index) => `/api/caseworker/made-up-${index}`,
  '/api/company/[action]': (index) => `/api/company/made-up-${index}`,
  '/api/demonstration/[side]/[action]': (index) => `/api/demonstration/employer/made-up-${index}`,
  '/api/desk/[action]': (index) => `/api/desk/made-up-${index}`,
  '/api/employer/interviews/[application]': (index) => `/api/employer/interviews/A-${String(index).padStart(6, '0')}`,
  '/api/employer/[action]': (index) => `/api/employer/made-up-${index}`,
  '/api/job-alerts/[action]': (index) => `/api/job-alerts/made-up-${index}`,
  '/api/partner/appointments/[appointment]': (index) =>
    `/api/partner/appointments/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  '/api/partner/[action]': (index) => `/api/partner/made-up-${index}`,
  '/auth/with/[provider]': (index) => `/auth/with/made-up-${index}`,
  '/auth/[step]': (index) => `/auth/made-up-${index}`,
  '/dashboard/candidate/applications/[id]': (index) => `/dashboard/candidate/applications/made-up-${index}`,
  '/dashboard/candidate/applications/[id]/advert': (index) =>
    `/dashboard/candidate/applications/made-up-${index}/advert`,
  '/dashboard/candidate/jobs/[id]/apply': (index) => `/dashboard/candidate/jobs/made-up-${index}/apply`,
  '/dashboard/candidate/resources/[id]': (index) => `/dashboard/candidate/resources/made-up-${index}`,
  '/dashboard/candidateportal/applications/[id]': (index) => `/dashboard/candidateportal/applications/made-up-${index}`,
  '/dashboard/candidateportal/applications/[id]/advert': (index) =>
    `/dashboard/candidateportal/applications/made-up-${index}/advert`,
  '/dashboard/candidateportal/support/[reference]': (index) =>
    `/dashboard/candidateportal/support/SP-${String(index).padStart(6, '0')}`,
  '/dashboard/caseworker/candidate/[id]': (index) => `/dashboard/caseworker/candidate/made-up-${index}`,
  '/dashboard/caseworker/candidate/[id]/jobs': (index) => `/dashboard/caseworker/candidate/made-up-${index}/jobs`,
  '/dashboard/caseworker/candidate/[id]/jobs/[application]': (index) =>
    `/dashboard/caseworker/candidate/made-up-${index}/jobs/made-up-${index}`,
  '/dashboard/caseworker/candidate/[id]/messages': (index) =>
    `/dashboard/caseworker/candidate/made-up-${index}/messages`,
  '/dashboard/caseworker/candidate/[id]/work': (index) => `/dashboard/caseworker/candidate/made-up-${index}/work`,
  '/dashboard/caseworkerportal/mentoring/worries/[worry]': (index) =>
    `/dashboard/caseworkerportal/mentoring/worries/made-up-${index}`,
  '/dashboard/caseworkerportal/mentoring/[reference]': (index) =>
    `/dashboard/caseworkerportal/mentoring/SP-${String(index).padStart(6, '0')}`,
  '/dashboard/caseworkerportal/people/[reference]': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}`,
  '/dashboard/caseworkerportal/people/[reference]/jobs': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}/jobs`,
  '/dashboard/caseworkerportal/people/[reference]/jobs/[application]': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}/jobs/made-up-${index}`,
  '/dashboard/caseworkerportal/people/[reference]/messages': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}/messages`,
  '/dashboard/caseworkerportal/people/[reference]/timeline': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}/timeline`,
  '/dashboard/caseworkerportal/people/[reference]/work': (index) =>
    `/dashboard/caseworkerportal/people/SP-${String(index).padStart(6, '0')}/work`,
  '/dashboard/caseworkerportal/referrals/[reference]': (index) =>
    `/dashboard/caseworkerportal/referrals/RF-${String(index).padStart(6, '0')}`,
  '/dashboard/caseworkerportal/referrals/[reference]/confirmation': (index) =>
    `/dashboard/caseworkerportal/referrals/RF-${String(index).padStart(6, '0')}/confirmation`,
  '/dashboard/caseworkerportal/referrals/[reference]/[section]': (index) =>
    `/dashboard/caseworkerportal/referrals/RF-${String(index).padStart(6, '0')}/person`,
  '/dashboard/employer/applications/[id]': (index) => `/dashboard/employer/applications/made-up-${index}`,
  '/dashboard/employer/jobs/[id]': (index) => `/dashboard/employer/jobs/made-up-${index}`,
  '/dashboard/employerportal/applications/[id]': (index) => `/dashboard/employerportal/applications/made-up-${index}`,
  '/dashboard/employerportal/applications/[id]/cv': (index) =>
    `/dashboard/employerportal/applications/made-up-${index}/cv`,
  '/dashboard/employerportal/applications/[id]/statement': (index) =>
    `/dashboard/employerportal/applications/made-up-${index}/statement`,
  '/dashboard/employerportal/jobs/[id]': (index) => `/dashboard/employerportal/jobs/made-up-${index}`,
  '/dashboard/partner/applications/[id]': (index) => `/dashboard/partner/applications/made-up-${index}`,
  '/dashboard/partner/messages/[id]': (index) => `/dashboard/partner/messages/made-up-${index}`,
  '/dashboard/partner/referrals/[id]': (index) => `/dashboard/partner/referrals/made-up-${index}`,
  '/dashboard/partner/referrals/[id]/[section]': (index) => `/dashboard/partner/referrals/made-up-${index}/help`,
  '/dashboard/partner/support/[id]': (index) => `/dashboard/partner/support/made-up-${index}`,
  '/dashboard/partner/support/[id]/jobs': (index) => `/dashboard/partner/support/made-up-${index}/jobs`,
  '/dashboard/partner/support/[id]/work': (index) => `/dashboard/partner/support/made-up-${index}/work`,
  '/dashboard/partnerportal/mentoring/worries/[worry]': (index) =>
    `/dashboard/partnerportal/mentoring/worries/made-up-${index}`,
  '/dashboard/partnerportal/mentoring/[reference]': (index) =>
    `/dashboard/partnerportal/mentoring/SP-${String(index).padStart(6, '0')}`,
  '/dashboard/partnerportal/people/[reference]': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}`,
  '/dashboard/partnerportal/people/[reference]/jobs': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}/jobs`,
  '/dashboard/partnerportal/people/[reference]/jobs/[application]': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}/jobs/made-up-${index}`,
  '/dashboard/partnerportal/people/[reference]/messages': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}/messages`,
  '/dashboard/partnerportal/people/[reference]/timeline': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}/timeline`,
  '/dashboard/partnerportal/people/[reference]/work': (index) =>
    `/dashboard/partnerportal/people/SP-${String(index).padStart(6, '0')}/work`,
  '/dashboard/partnerportal/referrals/[reference]': (index) =>
    `/dashboard/partnerportal/referrals/RF-${String(index).padStart(6, '0')}`,
  '/dashboard/partnerportal/referrals/[reference]/confirmation': (index) =>
    `/dashboard/partnerportal/referrals/RF-${String(index).padStart(6, '0')}/confirmation`,
  '/dashboard/partnerportal/referrals/[reference]/[section]': (index) =>
    `/dashboard/partnerportal/referrals/RF-${String(index).padStart(6, '0')}/person`,
  '/dashboard/team/companies/[id]': (index) =>
    `/dashboard/team/companies/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  '/dashboard/team/enquiries/[reference]': (index) => `/dashboard/team/enquiries/SC-${String(index).padStart(8, '0')}`,
  '/dashboard/team/enquiries/[reference]/reply': (index) =>
    `/dashboard/team/enquiries/SC-${String(index).padStart(8, '0')}/reply`,
  '/dashboard/team/enquiries/[reference]/reply/preview': (index) =>
    `/dashboard/team/enquiries/SC-${String(index).padStart(8, '0')}/reply/preview`,
  '/dashboard/team/jobs/[id]': (index) => `/dashboard/team/jobs/made-up-${index}`,
  '/dashboard/team/reports/[id]': (index) => `/dashboard/team/reports/made-up-${index}`,
  '/dashboard/team/subjects/[id]': (index) =>
    `/dashboard/team/subjects/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  '/dashboard/team/subjects/[id]/correct': (index) =>
    `/dashboard/team/subjects/00000000-0000-4000-8000-${String(index).padStart(12, '0')}/correct`,
  '/jobs/in/[town]': (index) => `/jobs/in/made-up-${index}`,
  '/jobs/sector/[sector]': (index) => `/jobs/sector/made-up-${index}`,
  '/jobs/[id]': (index) => `/jobs/made-up-${index}`,
  '/jobs/[id]/apply': (index) => `/jobs/made-up-${index}/apply`,
  '/jobs/[id]/apply/[reference]': (index) => `/jobs/made-up-${index}/apply/A-${String(index).padStart(6, '0')}`,
  '/share/[image]': (index) => `/share/made-up-${index}.png`,
  '/thank-you/[reference]': (index) => `/thank-you/SC-${String(index).padStart(8, '0')}`,
}
const alsoMadeUp: Record<string, (index: number) => string> = {
  'a page that is not there': (index) => `/made-up-${index}`,
  'an image that is not there': (index) => `/_next/image?url=%2Fshare%2Fhome.png%3F${index}&w=640&q=75`,
  'a page with a made-up query': (index) => `/employers?made-up=${index}`,
  'a search nobody made before': (index) => `/jobs?q=made-up-${index}`,
  'a part of a page': (index) => `/employers?_rsc=made-up-${index}`,
}

test('made-up addresses leave nothing on the disk, whichever route they are for', async ({ service }) => {
  const visit = async (addressOf: (index: number) => string, indexes: readonly number[]) => {
    await Promise.all(indexes.map(async (index) => (await fetch(service.url + addressOf(index))).arrayBuffer()))
  }
  const addresses = Object.values({ ...madeUp, ...alsoMadeUp })
  // A page that was made with the build is written once more when it is first visited.
  for (const addressOf of addresses) await visit(addressOf, [0])
  const before = weigh(build)
  for (const addressOf of addresses) await visit(addressOf, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(weigh(build)).toEqual(before)
})
