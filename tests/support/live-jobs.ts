import { createHash } from 'node:crypto'

import { storyAt } from '@/lib/content/demonstration/story/story-at'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'
import type { Job } from '@/lib/domain/job-board/job'
import { isAtNight } from '@/lib/domain/job-board/night-work'

const postcodes: Readonly<Record<string, string>> = {
  Leeds: 'LS1 4AB',
  Bradford: 'BD1',
  Wakefield: 'WF1',
  Huddersfield: 'HD1',
  Halifax: 'HX1',
  Dewsbury: 'WF12',
  Castleford: 'WF10',
}

export const sqlText = (value: string | null): string => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

/** The same uuid for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The contents of `jobs.advert` for a job. */
const advertOf = (job: Job, more: object = {}) => ({
  title: job.title,
  type: job.type,
  sector: job.sector,
  vacancies: job.vacancies,
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits,
  skills: job.skills,
  training: '',
  pay: job.pay,
  hoursPerWeek: job.hoursPerWeek,
  pattern: job.pattern,
  startsOn: null,
  closesOn: job.closesOn,
  siteId: null,
  town: job.town,
  postcode: postcodes[job.town] ?? 'LS1',
  remoteFriendly: job.remoteFriendly,
  travelHelp: '',
  supervised: false,
  noInterview: false,
  dayReleasePossible: job.dayReleasePossible,
  dbsLevel: job.dbsLevel,
  duty: null,
  dbsReason: job.dbsReason ?? '',
  recordQuestion: job.recordQuestion,
  exclusions: job.exclusions,
  ...more,
})

/** The statement that adds an approved company to the database. */
const addCompany = (id: string, name: string): string => `
  insert into public.organisations (id, name, sector, size, state, about, website, sites)
  values ('${id}', ${sqlText(name)}, 'retail', '10_49', 'approved', ${sqlText(`${name} is made up for a test.`)},
    'https://www.example.org', '[{"id": "1", "name": "Main", "town": "Leeds", "postcode": "LS1 4AB"}]')
  on conflict (id) do nothing;`

/** The statements that add a job, and its company, to the database as the service does once it is approved. */
export const addLiveJob = (job: Job, more: object = {}): string => `
  ${addCompany(uuidOf(job.employerId), job.company)}
  insert into public.jobs (id, organisation_id, status, advert, title, posted_on, closes_on, hourly_pence, has_nights)
  values (${sqlText(job.id)}, '${uuidOf(job.employerId)}', 'live', ${sqlText(JSON.stringify(advertOf(job, more)))},
    ${sqlText(job.title)}, '${job.postedOn}', ${sqlText(job.closesOn)},
    ${Math.floor(lowestHourlyPay(job))}, ${isAtNight(job.pattern)});`

/** The demonstration's jobs, open on the day, with ids like those of live jobs. */
export const storyJobs = (today: PlainDate): Job[] =>
  storyAt(today).jobs.map((job) => ({ ...job, status: 'live', closesOn: null, hired: null }))
