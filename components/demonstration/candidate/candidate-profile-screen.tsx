import { ContactChoice } from '@/components/demonstration/candidate/contact-choice'
import { VisibilityChoice } from '@/components/demonstration/candidate/visibility-choice'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { ButtonLink } from '@/components/ui/button-link'
import { profileWords as words } from '@/lib/content/dashboards/candidate/profile'
import type { loadCandidateProfile } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = ScreenProps<typeof loadCandidateProfile> & { empty: Empty }

export function CandidateProfileScreen({ view: profile, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const lists = [
    { heading: words.wants, items: profile.wants },
    { heading: words.skills, items: profile.skills },
    { heading: words.tickets, items: profile.tickets },
    { heading: words.experience, items: profile.experience },
  ]
  const shownToAll = [
    { name: words.skills, value: profile.skills.join(', ') },
    { name: words.tickets, value: profile.tickets.join(', ') },
    { name: words.experience, value: profile.experience.join('. ') },
    { name: words.availability, value: profile.availability },
    { name: words.rightToWork, value: profile.hasRightToWork ? words.yes : words.no },
  ]
  return (
    <>
      <section className="card dash-card dash-section">
        <VisibilityChoice visibility={profile.visibility} run={run} />
      </section>
      <section className="dash-section" aria-labelledby="facts">
        <h2 id="facts">{words.factsHeading}</h2>
        <p className="small">{words.fixed}</p>
        <Facts
          facts={[
            { name: words.name, value: profile.name },
            { name: words.town, value: profile.town },
            { name: words.phone, value: profile.phone },
            { name: words.email, value: profile.email },
            { name: words.availability, value: profile.availability },
            { name: words.rightToWork, value: profile.hasRightToWork ? words.yes : words.no },
          ]}
        />
        <div className="dash-cards" data-columns="2">
          {lists.map(({ heading, items }) => (
            <div key={heading} className="card dash-card">
              <h3>{heading}</h3>
              {items.length === 0 ? (
                <EmptyState {...empty} />
              ) : (
                <ul className="bullet-list">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </section>
      <section className="dash-section" aria-labelledby="preview">
        <h2 id="preview">{words.previewHeading}</h2>
        <p>{words.previewText}</p>
        <div className="card dash-card">
          <Facts facts={shownToAll} />
        </div>
      </section>
      <section className="dash-section" aria-labelledby="after">
        <h2 id="after">{words.afterHeading}</h2>
        <p>{words.afterText}</p>
        <ContactChoice sharedContact={profile.sharedContact} run={run} />
        <ButtonLink href="/cv-builder" look="secondary" className="not-on-paper">
          {words.cv}
        </ButtonLink>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
