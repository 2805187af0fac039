import '@/app/styles/enquiries.css'
import '@/app/styles/forms.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { FindTaker } from '@/components/casework/referrals/find-taker'
import { OwnReferralForm } from '@/components/casework/referrals/own-referral-form'
import { OwnReferralSent } from '@/components/casework/referrals/own-referral-sent'
import type { Taker } from '@/components/casework/referrals/takers-list'
import { ProseText } from '@/components/prose/prose-text'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { ownReferralWords as words, takersWords } from '@/lib/content/casework/own-referral'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { sentForm } from '@/lib/server/casework/receive-own-referral'
import { loadReferralTakers } from '@/lib/server/casework/referrals'

export const metadata = privatePageMetadata(words.title)

/** A button that chooses an organisation, and takes along what was typed for another. */
const chooseButton = (again: string) =>
  function Choose({ id, name }: Taker) {
    return (
      <form action="/refer-yourself" method="get">
        <input type="hidden" name="to" value={id} />
        {again === '' ? null : <input type="hidden" name="again" value={again} />}
        <Button type="submit" look="secondary" isSmall aria-label={words.takeLabel(name)}>
          {words.take}
        </Button>
      </form>
    )
  }

export default async function ReferYourselfPage({ searchParams }: PageProps<'/refer-yourself'>) {
  const { to, again, find } = await searchParams
  const kept = await keptInput(again)
  if (kept?.values.form === sentForm) return <OwnReferralSent sent={kept.values} />
  const takers = await loadReferralTakers()
  const back = kept?.values.form === 'refer-yourself' ? kept : null
  const chosen = takers.find(({ id }) => id === givenText(to))
  if (chosen || takers.length === 0)
    return (
      <div className="page plain-page">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {chosen ? (
          <>
            <p>
              <strong>{words.chosen(chosen.name)}</strong>. <PageLink href="/refer-yourself">{words.other}</PageLink>
            </p>
            <OwnReferralForm taker={chosen} kept={back} />
          </>
        ) : (
          <p>
            {words.nobody} <PageLink href="/resources">{words.nobodyHelp}</PageLink>
          </p>
        )}
      </div>
    )
  return (
    <div className="page callback-page">
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {back ? (
          <p className="notice" role="alert">
            {back.message}
          </p>
        ) : null}
        <section className="takers" aria-labelledby="takers">
          <h2 id="takers">{words.choose(takers.length)}</h2>
          <p>{takersWords.lead(takers.length)}</p>
          <FindTaker
            takers={takers}
            page="/refer-yourself"
            keeps={{ again: givenText(again) }}
            find={givenText(find)}
            act={chooseButton(givenText(again))}
          />
        </section>
      </div>
      <aside className="callback-aside">
        <section aria-labelledby="next">
          <h2 id="next">{words.nextHeading}</h2>
          <ol className="step-list">
            {words.nextSteps.map((step, index) => (
              <li key={index}>
                <ProseText text={step} />
              </li>
            ))}
          </ol>
        </section>
        <p>
          {words.elsewhere} <PageLink href="/resources">{words.nobodyHelp}</PageLink>
        </p>
      </aside>
    </div>
  )
}
