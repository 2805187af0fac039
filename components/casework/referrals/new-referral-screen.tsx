import type { Route } from 'next'

import { ChooseReceiver } from '@/components/casework/referrals/choose-receiver'
import type { Receivers } from '@/components/casework/referrals/receivers'
import { ReferralConsent } from '@/components/casework/referrals/referral-consent'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { peopleWords } from '@/lib/content/casework/people'
import { beginReferralWords as words, referralPageWords } from '@/lib/content/casework/referrals'
import { filePath, membersPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** Null for somebody who works nowhere. */
  receivers: Receivers | null
  /** The file that it is begun from. */
  file?: { reference: string; name: string } | null
  /** What the URL searches for among those who take referrals. @default '' */
  find?: string
  kept: KeptForm | null
}

/** Beginning a referral: who receives it, then what the person agrees to. */
export function NewReferralScreen({ portal, receivers, file = null, find = '', kept }: Props) {
  const toList = (
    <p>
      <PageLink href={`${portal}/referrals` as Route} className="text-link">
        {referralPageWords.back}
      </PageLink>
    </p>
  )
  if (!receivers?.mayRefer) {
    return (
      <>
        {toList}
        <DetailHeading heading={words.title} />
        <EmptyState text={words.noRight} link={{ label: peopleWords.whoManages, href: membersPath(portal) as Route }} />
      </>
    )
  }
  const action: string = `${portal}/referrals/new`
  const path: string = file ? `${action}?of=${file.reference}` : action
  // What was typed for an organisation that stopped taking referrals goes on to the next one.
  const { chosen, own } = receivers
  const isChosen = chosen !== null && !(file && chosen.id === own.id)
  return (
    <>
      {isChosen ? (
        <p>
          <PageLink href={path as Route} className="text-link">
            {words.backToChoice}
          </PageLink>
        </p>
      ) : file ? (
        <p>
          <PageLink href={filePath(portal, file.reference) as Route} className="text-link">
            {words.backToFile}
          </PageLink>
        </p>
      ) : (
        toList
      )}
      {isChosen ? null : <ProblemNotice kept={kept} forms={['referral-begin']} />}
      <DetailHeading
        heading={file ? words.fromFile(file.name) : words.title}
        shows={file ? words.fromFileText(file.name) : words.steps[isChosen ? 'agree' : 'choose']}
      />
      {isChosen ? (
        <ReferralConsent
          portal={portal}
          receiver={chosen}
          wording={receivers.wording}
          otherHref={null}
          of={file?.reference}
          kept={kept}
        />
      ) : (
        <ChooseReceiver portal={portal} action={action as Route} {...receivers} of={file?.reference} find={find} />
      )}
    </>
  )
}
