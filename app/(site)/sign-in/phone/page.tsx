import type { Metadata, Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { PhoneAgain } from '@/components/auth/phone-again'
import { PhoneCodeForm } from '@/components/auth/phone-code-form'
import { PhoneForm } from '@/components/auth/phone-form'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { phoneWords as words } from '@/lib/content/account/phone'
import { signInProblems } from '@/lib/content/account/sign-in'
import { secondsUntilResend } from '@/lib/domain/sms/resend-wait'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { waysIn } from '@/lib/server/auth/ways-in'
import { addToQuery } from '@/lib/server/http/add-to-query'

export async function generateMetadata({ searchParams }: PageProps<'/sign-in/phone'>): Promise<Metadata> {
  const { sent } = await searchParams
  return privatePageMetadata(sent ? words.sentHeading : words.heading)
}

export default async function PhonePage({ searchParams }: PageProps<'/sign-in/phone'>) {
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const byEmail = addToQuery(words.email.href, { next }) as Route
  if (!(await waysIn()).hasPhone) {
    return (
      <div className="page sign-in-page">
        <h1>{words.absent.heading}</h1>
        <p className="lead">{words.absent.text}</p>
        <ButtonLink href={byEmail}>{words.email.label}</ButtonLink>
      </div>
    )
  }
  const startAgain = addToQuery('/sign-in/phone', { next }) as Route
  const { phone, sentAt } = values
  // Without the number, which is kept for an hour, the code cannot be used.
  if (oneOf('sent', ['yes']) && phone) {
    return (
      <div className="page sign-in-page">
        <h1>{words.sentHeading}</h1>
        <p className="lead">{words.sent}</p>
        <p className="sign-in-address">
          <strong>{spokenNumber(phone)}</strong>
        </p>
        <PhoneCodeForm next={next} problem={problem} phone={phone} sentAt={sentAt} />
        <p className="form-note">{words.late}</p>
        <PhoneAgain next={next} phone={phone} sentAt={sentAt} seconds={secondsUntilResend(sentAt, new Date())} />
        <p>
          <PageLink href={startAgain}>{words.otherNumber}</PageLink>
        </p>
        <p>
          <PageLink href={byEmail}>{words.email.label}</PageLink>
        </p>
      </div>
    )
  }
  const isDown = oneOf('problem', ['unavailable']) !== null
  return (
    <div className="page sign-in-page">
      <h1>{words.heading}</h1>
      <p className="lead">{words.intro}</p>
      <PhoneForm
        next={next}
        problem={problem ?? (isDown ? { message: signInProblems.unavailable, field: null } : null)}
        phone={phone}
      />
      <p>
        <PageLink href={byEmail}>{words.email.label}</PageLink>
      </p>
    </div>
  )
}
