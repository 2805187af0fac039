import { ProseText } from '@/components/prose/prose-text'
import { aboutCompany } from '@/lib/content/about/about'
import { company } from '@/lib/content/site/company'
import { telephoneUri } from '@/lib/domain/fields/phone-number'

type Person = { name: string; role: string; phone: string }
type Props = {
  /** Who to ask for by name; nothing shows while there is nobody. */
  people: readonly Person[]
}

export function AboutCompany({ people }: Props) {
  return (
    <section className="band band-tint" aria-labelledby="company-heading">
      <div className="page">
        <h2 id="company-heading">{aboutCompany.heading}</h2>
        <p className="lead">
          <ProseText text={aboutCompany.intro} />
        </p>
        <dl className="fact-list">
          {aboutCompany.facts.map((fact, index) => (
            <div key={index}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
          <div>
            <dt>{aboutCompany.emailLabel}</dt>
            <dd>
              <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            </dd>
          </div>
        </dl>
        {people.length === 0 ? null : (
          <>
            <h3>{aboutCompany.peopleHeading}</h3>
            <dl className="fact-list">
              {people.map(({ name, role, phone }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {role}
                    {phone === '' ? null : (
                      <>
                        {role === '' ? '' : ', '}
                        <a href={telephoneUri(phone) ?? `tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </section>
  )
}
