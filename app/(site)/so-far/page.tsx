import '@/app/styles/breadcrumbs.css'
import '@/app/styles/figures.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { BreadcrumbData } from '@/app/structured-data'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { PageLink } from '@/components/ui/page-link'
import { pilotFigureWords as words } from '@/lib/content/figures/pilot-figures'
import { dayText } from '@/lib/content/wording/date-text'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'
import { loadPublicFigures } from '@/lib/server/hiring/public-figures'

export const metadata = pageMetadata('/so-far')

const shownText = (people: ShownCount): string =>
  people.kind === 'hidden' ? words.hidden : people.count.toLocaleString('en-GB')

/** All that stands for somebody; a 0 is exact. */
const isRounded = (people: ShownCount): boolean => people.kind === 'count' && people.count > 0

export default async function SoFarPage() {
  const today = await requestDay()
  const figures = await loadPublicFigures(today)
  const isNothing = figures?.steps.every(({ people }) => people.kind === 'count' && people.count === 0)
  return (
    <div className="page plain-page">
      <BreadcrumbData path="/so-far" />
      <Breadcrumbs path="/so-far" />
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      {figures === null ? (
        <p className="notice">{words.unavailable}</p>
      ) : (
        <>
          {isNothing ? <p className="notice">{words.nothing}</p> : null}
          <table className="figures-table">
            <caption className="visually-hidden">{words.heading}</caption>
            <tbody>
              {Object.entries(figures.organisations).map(([name, count]) => (
                <tr key={name}>
                  <th scope="row">{words.organisations[name as keyof typeof words.organisations]}</th>
                  <td>{count.toLocaleString('en-GB')}</td>
                </tr>
              ))}
              {figures.steps.map(({ step, people }) => (
                <tr key={step}>
                  <th scope="row">
                    {words.steps[step]}
                    {isRounded(people) ? <span className="small"> ({words.rounded})</span> : null}
                  </th>
                  <td>{shownText(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small">
            {words.counted(dayText(figures.countedOn).replaceAll(' ', '\u00a0'))} {words.why}
          </p>
        </>
      )}
      <ul className="plain-list">
        {words.links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
