import type { ReactNode } from 'react'

import { Fold } from '@/components/prose/fold'
import { ProseText } from '@/components/prose/prose-text'
import { PhoneLink } from '@/components/resources/phone-link'
import { itemWords } from '@/lib/content/resources/hub'
import type { PhoneLine, ResourceItem } from '@/lib/content/resources/resource'

type Props = { item: ResourceItem }

/**
 * A phone shows its title, which unfolds the rest where it stands; a wide screen, a link to it and paper show all of it.
 */
export function ResourceCard({ item }: Props) {
  const { id, title, nation, purpose, points, how, cost, phone, web, elsewhere } = item
  return (
    <li id={id} className="card resource-card">
      <h3>{title}</h3>
      {nation ? <p className="resource-nation">{nation}</p> : null}
      <details className="resource-more">
        <summary>
          <span className="visually-hidden">{itemWords.more(title)}</span>
        </summary>
        <p>
          <ProseText text={purpose} />
        </p>
        {points ? (
          <Fold summary={itemWords.points}>
            <ul className="bullet-list">
              {points.map(({ name, text }, index) => (
                <li key={index}>
                  <strong>{name}:</strong> {text}
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
        <dl>
          <Fact name={itemWords.how}>
            <ProseText text={how} />
          </Fact>
          {cost ? (
            <Fact name={itemWords.cost}>
              <ProseText text={cost} />
            </Fact>
          ) : null}
          {phone ? (
            <Fact name={itemWords.phone}>
              <Phone line={phone} />
            </Fact>
          ) : null}
          {web ? (
            <Fact name={itemWords.web}>
              <a href={web.href} rel="noreferrer" className="resource-reach">
                {web.label}
              </a>
            </Fact>
          ) : null}
          {elsewhere ? (
            <Fact name={itemWords.elsewhere}>
              <ProseText text={elsewhere} />
            </Fact>
          ) : null}
        </dl>
      </details>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Phone({ line: { number, hours, cost } }: { line: PhoneLine }) {
  const about = [hours, cost].filter((words) => words !== undefined).join('. ')
  return (
    <>
      <PhoneLink number={number} className="resource-reach" />
      {about ? <span className="resource-call">{about}.</span> : null}
    </>
  )
}
