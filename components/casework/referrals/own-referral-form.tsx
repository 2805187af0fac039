import { AccessFields, SafeContactFields, TownFields } from '@/components/casework/people/person-fields'
import { HelpFields } from '@/components/casework/referrals/help-fields'
import type { Taker } from '@/components/casework/referrals/takers-list'
import { ConsentField } from '@/components/forms/consent-field'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { problemOf, problemsOf, type KeptForm } from '@/components/work/posted-form'
import { callbackFormWords } from '@/lib/content/enquiries/callback-form'
import { ownReferralWords as words } from '@/lib/content/casework/own-referral'
import { ownReferralConsentWording } from '@/lib/content/casework/referrals'

type Props = { taker: Taker; kept: KeptForm | null }

/** What somebody says about themselves to the organisation they chose: an ordinary form post, the same with scripts off. */
export function OwnReferralForm({ taker, kept }: Props) {
  const values = kept?.values ?? {}
  // The problem with an organisation that stopped was said where another was chosen.
  const back = kept?.field === 'organisation' ? null : kept
  const errorOf = (field: string) => problemOf(back, field)
  return (
    <div className="form-shell">
      {back ? <ProblemSummary id="refer-problem" problems={problemsOf(back)} /> : null}
      <form className="enquiry-form" action="/api/refer-yourself" method="post" noValidate>
        <input type="hidden" name="organisation" value={taker.id} />
        <h2>{words.about}</h2>
        <p className="notice">{words.noRecord}</p>
        <SafeContactFields values={values} back={back} isOwn />
        <AccessFields values={values} back={back} isOwn />
        <TownFields values={values} back={back} />
        <h2>{words.help}</h2>
        <HelpFields values={values} offered={taker.services} errorOf={errorOf} isOwn />
        <h2>{words.agree}</h2>
        <blockquote className="notice">{ownReferralConsentWording.of(taker.name)}</blockquote>
        <ConsentField
          id="agreed"
          name="agreed"
          label={words.agreed}
          error={errorOf('agreed')}
          defaultChecked={back?.values.agreed === 'on'}
        />
        <PrivacyNote text={words.privacy} />
        <p>{words.next(taker.name)}</p>
        <SubmitButton>{words.submit}</SubmitButton>
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="refer-website">{callbackFormWords.honeypot}</label>
          <input id="refer-website" name="website" type="text" autoComplete="off" tabIndex={-1} />
        </div>
      </form>
    </div>
  )
}
