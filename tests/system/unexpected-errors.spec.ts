import { expect, test } from 'playwright/test'

import { errorWords } from '@/lib/content/site/layout'
import { formWords } from '@/lib/content/forms/form-words'
import { postForm, sessionOf } from '../support/accounts'
import { startServiceWith } from '../support/database'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const typed = 'jo.li@example.org wrote this'

/** Each function fails, and repeats in its message what it was given. */
const broken = [
  ['commit_profile', 'p_actor uuid, p_version integer, p_change text', 'p_change'],
  ['own_application_seen', 'p_reference text', 'p_reference'],
  ['purge_expired', 'p_rows integer default 10000', `'${typed}'`],
]
  .map(
    ([name, parameters, said]) => `
    create or replace function public.${name}(${parameters}) returns jsonb language plpgsql volatile as $$
    begin raise exception '${typed}: %', ${said}; end $$;`,
  )
  .concat(
    ['applicants_page', 'change_job_alert', 'change_member', 'count_attempt', 'set_support_feed', 'job_alerts_due'].map(
      (name) => `alter function public.${name} rename to ${name}_gone;`,
    ),
  )
  .join('\n')

test.describe('what nobody expected', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await startServiceWith(broken)
  })
  test.afterAll(() => service.dispose())

  const logged = () =>
    service
      .output()
      .split('\n')
      .filter((line) => line.includes('unexpected_error') || line.includes('purge_failed'))
      .flatMap((line) => [JSON.parse(line.slice(line.indexOf('{'))) as Record<string, string>])
  const newLine = async (place: string) => {
    await waitUntil(() => logged().find((line) => line.place === place), { failure: `no line about ${place}` })
    return logged().filter((line) => line.place === place)
  }

  test('a form, a file, a page and the work in the background each leave one line, with the reference that is shown', async ({
    page,
    context,
  }) => {
    const cookie = await sessionOf(service, 'candidate')

    // A form: the page comes back with what was typed, and with the reference.
    const answer = await postForm(
      service,
      '/api/candidate/profile-card',
      { version: '0', skills: 'Baker, wrote this', at: '/dashboard/candidateportal/profile' },
      { cookie },
    )
    const [form, ...again] = await newLine('hiring/profile-card')
    expect(again).toEqual([])
    expect([303, 422]).toContain(answer.status)
    const shown =
      answer.status === 422
        ? await answer.text()
        : await fetch(new URL(answer.headers.get('location') ?? '', service.url), {
            headers: { cookie: [cookie, ...answer.headers.getSetCookie().map((one) => one.split(';')[0])].join('; ') },
          }).then((reply) => reply.text())
    expect(shown).toContain(formWords.unexpected(form?.request_id ?? 'none', 'hello@example.org'))

    // A route handler.
    const hiring = await sessionOf(service, 'hiring')
    const file = await postForm(
      service,
      '/api/employer/applicants',
      { job: 'baker-leeds-12345678' },
      { cookie: hiring },
    )
    expect(file.status).toBe(500)
    expect(await newLine('route /api/employer/applicants')).toHaveLength(1)

    // What people send from their account, while signing in, at the desk and in casework.
    const id = '00000000-0000-4000-8000-000000000001'
    const email = 'jo.li@example.org'
    for (const [place, path, role, fields] of [
      ['account/job-alert-delete', '/api/account/job-alert-delete', 'candidate', { id }],
      ['auth/attempts/mail', '/auth/forgotten', null, { email }],
      ['desk/member-add', '/api/desk/member-add', 'team', { email }],
      ['casework/calendar-make', '/api/partner/calendar-make', 'partner', {}],
    ] as const) {
      const headers: Record<string, string> = role === null ? {} : { cookie: await sessionOf(service, role) }
      expect((await postForm(service, path, fields, headers)).status, place).toBeLessThan(600)
      expect(await newLine(place), place).toHaveLength(1)
    }

    // A page: the reference is the digest that Next.js gives the error.
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const [name = '', value = ''] = one.split(/=(.*)/s)
        return { name, value, url: service.url }
      }),
    )
    await page.goto(`${service.url}/dashboard/candidateportal/applications/A-000001`)
    const [render] = await newLine('render /dashboard/candidateportal/applications/[id]')
    await expect(page.getByText(errorWords.reference(render?.request_id ?? 'none'))).toBeVisible()

    // Nobody waits for the work in the background, so nothing shows it but the log.
    await newLine('queue/job_alerts')
    await waitUntil(() => logged().find((line) => 'error_code' in line && !('place' in line)), {
      failure: 'no line about the deletion',
    })

    expect(JSON.stringify(logged())).not.toContain('wrote this')
    expect(service.output()).not.toContain('wrote this')
    for (const { place, at } of logged()) if (place) expect(at).toMatch(/\.(?:js|ts):\d+:\d+/)
  })
})
