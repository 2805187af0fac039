import { sqlText } from './live-jobs'
import { anAdvert } from './an-advert'

/** Jobs of the made-up bakery on the board since a day, for a database that is stopped. */
export const bakeryJobs = (jobs: Readonly<Record<string, string>>, postedOn: string): string =>
  Object.entries(jobs)
    .map(
      ([id, title]) => `
  insert into public.jobs (id, organisation_id, status, advert, title, posted_on)
  select ${sqlText(id)}, c.id, 'live', ${sqlText(JSON.stringify(anAdvert({ title })))}, ${sqlText(title)}, '${postedOn}'
  from public.organisations c where c.name = 'Example Bakery';`,
    )
    .join('')
