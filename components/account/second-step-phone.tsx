import type { ReactNode } from 'react'

import { AccountForm } from '@/components/account/account-form'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { phoneWords, secondStepPhoneWords as words } from '@/lib/content/account/phone'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'

type Problem = { message: string; field: string | null; values: Partial<Record<string, string>> } | null

type Props = {
  phones: readonly { id: string; number: string }[]
  /** Whether a code can be sent to one of them. */
  hasTexts: boolean
  /** A code was sent, and its box is shown: by the provider's numbers for the phone and the message. */
  question: { factor: string; challenge: string } | null
  isAdding: boolean
  kept: Problem
  /** Asks for the password, or says why none is asked for. */
  proof: ReactNode
}

/** The phone as a second step, beside the app. */
export function SecondStepPhone({ phones, hasTexts, question, isAdding, kept, proof }: Props) {
  const problem = kept?.message ? kept : null
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <section>
      <h2>{question ? words.codeHeading : words.heading}</h2>
      {question ? (
        <>
          <AccountForm action="two-step-phone-on" submit={words.confirm} problem={problem}>
            <input type="hidden" name="factor" value={question.factor} />
            <input type="hidden" name="challenge" value={question.challenge} />
            <input type="hidden" name="phone" value={kept?.values.phone ?? ''} />
            <StepCodeField error={errorOf('code')} />
          </AccountForm>
          <p>
            <PageLink href="/account/two-step?change=phone">{words.again}</PageLink>
          </p>
        </>
      ) : (
        <>
          <p>{hasTexts ? words.text : words.absent}</p>
          {phones.map(({ id, number }) => (
            <p key={id}>
              {hasTexts ? words.on : words.number} <strong>{spokenNumber(number)}</strong>{' '}
              <PageLink href={`/account/two-step?change=${id}`}>{words.remove}</PageLink>
            </p>
          ))}
          {isAdding ? (
            <AccountForm action="two-step-phone" submit={words.submit} problem={problem}>
              <TextField
                id="phone"
                name="phone"
                type="tel"
                label={words.label}
                hint={phoneWords.hint}
                autoComplete="tel"
                maxLength={60}
                required
                defaultValue={kept?.values.phone ?? ''}
                error={errorOf('phone')}
              />
              {proof}
            </AccountForm>
          ) : phones.length === 0 ? (
            <p>
              <PageLink href="/account/two-step?change=phone">{words.add}</PageLink>
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}

/** The box for the code of a second step by SMS. */
export function StepCodeField({ error }: { error?: string }) {
  return (
    <TextField
      id="code"
      name="code"
      label={phoneWords.codeLabel}
      hint={words.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={200}
      required
      error={error}
    />
  )
}
