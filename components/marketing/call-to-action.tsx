import Link from 'next/link'

import { homeCall } from '@/lib/content/home'

export function CallToAction() {
  return (
    <section className="band" aria-labelledby="call-heading">
      <div className="page">
        <div className="call-panel">
          <h2 id="call-heading">{homeCall.heading}</h2>
          <p className="lead">{homeCall.text}</p>
          <div className="button-row">
            <Link href={homeCall.start.href} className="button button-primary">
              {homeCall.start.label}
            </Link>
            <Link href={homeCall.more.href} className="button button-secondary">
              {homeCall.more.label}
              <span className="visually-hidden">{homeCall.more.labelEnd}</span>
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
