import 'server-only'

import { randomInt } from 'node:crypto'

import { ownReferralWords as words } from '@/lib/content/casework/own-referral'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { ownReferralConsentWording } from '@/lib/content/casework/referrals'
import { formWords } from '@/lib/content/forms/form-words'
import { readConsent } from '@/lib/domain/casework/consent'
import { londonDay } from '@/lib/domain/dates/london-time'
import {
  ownReferralFields,
  ownReferralMessages,
  readOwnReferral,
  storedOwnFacts,
} from '@/lib/domain/referrals/referral-form'
import { forgetInput, keepWholeInput } from '@/lib/server/auth/kept-input'
import { loadReferralTakers, referOneself } from '@/lib/server/casework/referrals'
import type { FormFields } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { showFormAgain } from '@/lib/server/forms/show-form-again'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { clientOf } from '@/lib/server/http/client-of'
import { noStore } from '@/lib/server/http/no-store'
import { readForm } from '@/lib/server/http/read-form'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'
import { logUnexpected } from '@/lib/server/unexpected'

const page = '/refer-yourself'
const bodyLimitBytes = 16 * 1024

/** The name under which a sent referral is kept for the page that confirms it. */
export const sentForm = 'sent'

type Problem = {
  message: string
  field: string | null
  problems?: Readonly<Record<string, string>>
  outcome: string
  at?: string
}
type Stored = { reference: string; receiver: string; services: string; sentAt: string; emailed: string }

const madeUpReference = (): string =>
  `RF-${Array.from({ length: 6 }, () => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(30)]).join('')}`

async function store(fields: FormFields, headers: Headers): Promise<Problem | Stored> {
  const taker = (await loadReferralTakers()).find(({ id }) => id === fields.organisation)
  const today = londonDay(new Date())
  if (!taker) return { message: words.stopped, field: 'organisation', outcome: 'not_taking', at: page }
  const read = readOwnReferral(fields, taker.services, today, recordWordsOfAFile)
  const hasAgreed = fields.agreed === 'on'
  if ('problems' in read || !hasAgreed) {
    const { problem, ...wrong } = refusedFields({
      ...('problems' in read && read.problems),
      ...(!hasAgreed && { agreed: ownReferralMessages.consent }),
    })
    return { message: problem, ...wrong, outcome: 'problems' in read ? 'wrong' : 'no_consent' }
  }
  const agreed = readConsent({ consent_way: 'online', consent_on: today }, today)
  if ('problems' in agreed) throw new Error('a consent of today was refused')
  const isEmailSafe = read.facts.email !== '' && read.facts.safe_ways.includes('email')
  const sent = {
    receiver: taker.name,
    services: read.services.join(','),
    sentAt: new Date().toISOString(),
    emailed: isEmailSafe ? 'yes' : '',
  }
  // A bot fills in every field, and gets the same response as anybody else.
  if ((fields.website ?? '') !== '') return { ...sent, reference: madeUpReference() }
  const taken = await referOneself(
    {
      receiver_id: taker.id,
      facts: storedOwnFacts(read.facts),
      services: read.services,
      words: read.words,
      consent: {
        ...agreed.consent,
        wording: ownReferralConsentWording.of(taker.name),
        wording_version: ownReferralConsentWording.version,
      },
    },
    isEmailSafe,
    clientOf(headers),
  )
  if (taken.outcome === 'limited') return { message: words.limited, field: null, outcome: 'limited' }
  if (taken.outcome !== 'done' || !taken.reference) {
    return { message: words.stopped, field: 'organisation', outcome: taken.outcome, at: page }
  }
  return { ...sent, reference: taken.reference, emailed: taken.emailed ? 'yes' : '' }
}

/**
 * Takes the public form of somebody who refers themselves; answers with the page that confirms it, or the form again
 * with the problem and everything that was typed. Works the same with scripts on and off. Logs how it went, but neither
 * who nor what.
 */
export async function receiveOwnReferral(request: Request): Promise<Response> {
  const post = await readForm(request, bodyLimitBytes)
  if ('refused' in post) return new Response(null, { status: post.refused, headers: noStore })
  const { fields, isBroken } = post
  const answer: Problem | Stored = isBroken
    ? { message: formWords.brokenCharacter, field: null, outcome: 'wrong' }
    : await store(fields, request.headers).catch((error: unknown) => {
        logUnexpected('casework/refer-yourself', error)
        return { message: words.unavailable, field: null, outcome: 'unavailable' }
      })
  logEvent('info', 'casework', { action: 'refer-yourself', outcome: 'outcome' in answer ? answer.outcome : 'done' })
  if ('outcome' in answer) {
    const typed = Object.fromEntries([...ownReferralFields, 'agreed'].map((name) => [name, fields[name] ?? '']))
    return showFormAgain({
      kept: {
        message: answer.message,
        field: answer.field,
        problems: answer.problems ?? {},
        values: { ...typed, form: 'refer-yourself' },
      },
      at: answer.at ?? addToQuery(page, { to: fields.organisation ?? '' }),
      status: 422,
      isPrivate: false,
    })
  }
  await forgetInput()
  const again = await keepWholeInput({ message: '', field: null, values: { ...answer, form: sentForm } })
  return seeOther(addToQuery(page, { again: again ?? '' }))
}
