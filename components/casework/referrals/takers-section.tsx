import { TakersList, type Taker } from '@/components/casework/referrals/takers-list'
import { ProseText } from '@/components/prose/prose-text'
import { ButtonLink } from '@/components/ui/button-link'
import { takersWords as words } from '@/lib/content/casework/own-referral'

type Props = { takers: readonly Taker[] }

/** Who takes referrals now, for a public page. Nothing where nobody does. */
export function TakersSection({ takers }: Props) {
  if (takers.length === 0) return null
  return (
    <section className="band" aria-labelledby="takers">
      <div className="page">
        <h2 id="takers">{words.heading}</h2>
        <p className="lead">{words.lead(takers.length)}</p>
        <TakersList takers={takers} />
        <p>
          <ProseText text={words.colleagues} />
        </p>
        <p>
          <ButtonLink href="/refer-yourself" look="secondary">
            {words.refer}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
