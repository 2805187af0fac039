import { DescribedLinks } from '@/components/prose/described-links'
import { candidatesOther } from '@/lib/content/candidates/candidates'

export function OtherWays() {
  return (
    <section className="not-on-paper" aria-labelledby="other-heading">
      <h2 id="other-heading">{candidatesOther.heading}</h2>
      <DescribedLinks links={candidatesOther.items} />
    </section>
  )
}
