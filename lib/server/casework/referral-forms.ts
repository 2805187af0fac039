import 'server-only'

import { z } from 'zod'

import { supportConsentWording } from '@/lib/content/casework/people'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import {
  referralConsentWording,
  referralProblems as problems,
  type ReferralDone,
} from '@/lib/content/casework/referrals'
import { formWords } from '@/lib/content/forms/form-words'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { momentText } from '@/lib/content/wording/moment-text'
import { readConsent } from '@/lib/domain/casework/consent'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import { typedDay } from '@/lib/domain/casework/typed-day'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import {
  changedFacts,
  missingSections,
  readFactsSection,
  readHelp,
  referralSectionFields,
  referralSections,
  storedFacts,
  type ReferralSection,
} from '@/lib/domain/referrals/referral-form'
import {
  isReferralReference,
  mayChangeReferral,
  referralParties,
  takeReferralStep,
  type ReferralSide,
  type ReferralStep,
} from '@/lib/domain/referrals/referral-life'
import { ownPartnerName } from '@/lib/server/casework/people'
import { loadPartnerMembership, type PartnerMembership } from '@/lib/server/casework/membership'
import {
  beginReferral,
  commitReferral,
  dropReferral,
  loadSeenReferral,
  loadReferralTakers,
  nowOf,
  type SeenReferral,
  type TakenReferralStep,
} from '@/lib/server/casework/referrals'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms, RefusedForm } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

type Sent = Parameters<GuardedForm['run']>[0]

const today = (): PlainDate => londonDay(new Date())
const versionOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
const uuidOf = (text = ''): string | null => z.uuid().safeParse(text).data ?? null

/** What is said of a step that was not taken. Where its page is gone, what was typed comes back in the answer. */
function refusal({ outcome, who, at }: TakenReferralStep): RefusedForm {
  if (outcome === 'changed') {
    return { problem: problems.changedBy(who ?? null, at ? momentText(at) : ''), field: null }
  }
  if (outcome === 'missing' || outcome === 'forbidden') {
    return { problem: problems[outcome], field: null, isPageGone: true }
  }
  if (outcome === 'not_taking') return { problem: problems.not_taking, field: 'to' }
  return { problem: outcome === 'done' ? formWords.unavailable : problems[outcome], field: null }
}

/** The reference of the file that a new referral is begun from; null for somebody without one. */
const fileIn = ({ of = '' }: FormFields): string | null => (isPersonReference(of) ? of : null)

const consentFields = ['to', 'consent_way', 'consent_on', 'consent_months', 'agreed']

/** Where referrals are read and their steps taken. The demonstration has its own, which keeps nothing. */
export type ReferralStore = {
  seen: typeof loadSeenReferral
  membership: () => Promise<
    | (Pick<PartnerMembership, 'organisationId' | 'state'> & { rights: Pick<PartnerMembership['rights'], 'refer'> })
    | null
  >
  takers: typeof loadReferralTakers
  ownName: typeof ownPartnerName
  begin: typeof beginReferral
  commit: typeof commitReferral
  drop: typeof dropReferral
}
const database: ReferralStore = {
  seen: loadSeenReferral,
  membership: loadPartnerMembership,
  takers: loadReferralTakers,
  ownName: ownPartnerName,
  begin: beginReferral,
  commit: commitReferral,
  drop: dropReferral,
}

/**
 * What members do with referrals.
 * @param portal the path of the portal that they are in
 */
export function referralForms(portal: PeoplePortal, store: ReferralStore = database): GuardedForms {
  const list = `${portal}/referrals`
  const page = ({ reference = '' }: FormFields): string =>
    isReferralReference(reference) ? `${list}/${reference}` : list

  /** The referral that a form is about; what is said if it is not there any more. */
  async function found({ reference = '' }: FormFields): Promise<SeenReferral | RefusedForm> {
    const referral = isReferralReference(reference) ? await store.seen(reference) : null
    if (referral) return referral
    const membership = await store.membership()
    const mayRefer = membership?.rights.refer ?? false
    return refusal({ outcome: mayRefer ? 'missing' : 'forbidden' })
  }

  async function commit(
    { fields, user }: Sent,
    referral: SeenReferral,
    change: object,
    done: ReferralDone,
    at = page(fields),
  ): Promise<FormOutcome> {
    const taken = await store.commit(user.id, referral.reference, versionOf(fields.version), change)
    return taken.outcome === 'done' ? { done, at } : refusal(taken)
  }

  /** The consent of a form, with the words that name who passes it on to whom. */
  async function consentIn(
    fields: FormFields,
    receiver: { id: string; name: string },
    ownId: string,
  ): Promise<{ refused: RefusedForm } | { consent: object }> {
    const agreed = readConsent(fields, today())
    const hasAgreed = fields.agreed === 'on'
    if ('problems' in agreed || !hasAgreed) {
      return {
        refused: refusedFields({
          ...('problems' in agreed && agreed.problems),
          ...(!hasAgreed && { agreed: problems.notAgreed }),
        }),
      }
    }
    const own = await store.ownName()
    const words =
      receiver.id === ownId
        ? { wording: supportConsentWording.of(own), wording_version: supportConsentWording.version }
        : { wording: referralConsentWording.of(own, receiver.name), wording_version: referralConsentWording.version }
    return { consent: { ...agreed.consent, ...words } }
  }

  /** The organisation that a form chose, if it takes referrals now or is the member's own. */
  async function receiverIn({
    to,
  }: FormFields): Promise<{ receiver: { id: string; name: string }; ownId: string } | RefusedForm> {
    const membership = await store.membership()
    if (!membership?.rights.refer || membership.state !== 'approved') return refusal({ outcome: 'forbidden' })
    const id = uuidOf(to)
    if (id === null) return { problem: problems.choose, field: null }
    const ownId = membership.organisationId
    if (id === ownId) return { receiver: { id, name: await store.ownName() }, ownId }
    const taker = (await store.takers()).find((one) => one.id === id)
    return taker ? { receiver: taker, ownId } : refusal({ outcome: 'not_taking' })
  }

  async function begin({ fields, user }: Sent): Promise<FormOutcome> {
    const chosen = await receiverIn(fields)
    if ('problem' in chosen) return chosen
    const read = await consentIn(fields, chosen.receiver, chosen.ownId)
    const file = fileIn(fields)
    const here = `${list}/new?to=${chosen.receiver.id}${file === null ? '' : `&of=${file}`}`
    if ('refused' in read) return { ...read.refused, at: here }
    const taken = await store.begin(user.id, chosen.receiver.id, read.consent, file)
    if (taken.outcome === 'missing') return { problem: problems.no_file, field: null, at: `${list}/new` }
    if (taken.outcome !== 'done' || !taken.reference) return refusal(taken)
    // What the file says is filled in already, so the help comes next; all of it is checked before it is sent.
    return {
      done: (file === null ? 'begun' : 'begun-file') satisfies ReferralDone,
      at: `${list}/${taken.reference}/${file === null ? 'person' : 'help'}`,
    }
  }

  async function renewConsent(sent: Sent): Promise<FormOutcome> {
    const { fields } = sent
    const referral = await found(fields)
    if ('problem' in referral) return referral
    if (!mayChangeReferral(nowOf(referral))) return { problem: problems.not_now, field: null, at: page(fields) }
    // Only a draft goes to another organisation than the one that the person agreed to at first.
    const wants = referral.state === 'draft' && fields.to !== referral.receiverId
    const chosen = wants
      ? await receiverIn(fields)
      : {
          receiver: { id: referral.receiverId, name: referral.receiver },
          ownId: (await store.membership())?.organisationId ?? '',
        }
    if ('problem' in chosen) return chosen
    const read = await consentIn(fields, chosen.receiver, chosen.ownId)
    const here = `${page(fields)}/consent?to=${chosen.receiver.id}`
    if ('refused' in read) return { ...read.refused, at: here }
    const change = {
      kind: 'consent_given',
      by: 'sender',
      consent: read.consent,
      ...(wants && { receiver_id: chosen.receiver.id }),
    }
    return commit(sent, referral, change, 'consent')
  }

  const nextAfter = (section: ReferralSection, fields: FormFields, isDraft: boolean): string => {
    const next = isDraft ? referralSections[referralSections.indexOf(section) + 1] : undefined
    return next === undefined ? page(fields) : `${page(fields)}/${next}`
  }

  async function save(sent: Sent, section: ReferralSection): Promise<FormOutcome> {
    const { fields } = sent
    const referral = await found(fields)
    if ('problem' in referral) return referral
    if (!mayChangeReferral(nowOf(referral))) {
      return { problem: problems.not_now, field: null, isPageGone: true }
    }
    const isDraft = referral.state === 'draft'
    const at = nextAfter(section, fields, isDraft)
    const done = isDraft ? 'saved' : 'saved-sent'
    if (section === 'help') {
      const read = readHelp(fields, referral.receiverServices, recordWordsOfAFile)
      if ('problems' in read) return refusedFields(read.problems)
      const changed = [
        ...(read.services.join() === referral.services.join() ? [] : ['services']),
        ...(read.words === referral.words ? [] : ['words']),
      ]
      return commit(sent, referral, { kind: 'changed', by: 'sender', ...read, fields: changed }, done, at)
    }
    if (section === 'place' && referral.facts === null) return { problem: problems.no_person, field: null }
    const read = readFactsSection(section, referral.facts, fields, today(), recordWordsOfAFile)
    if ('problems' in read) return refusedFields(read.problems)
    const change = {
      kind: 'changed',
      by: 'sender',
      facts: storedFacts(read.facts, referral.hasPlace || section === 'place'),
      fields: referral.facts === null ? [] : changedFacts(referral.facts, read.facts),
    }
    return commit(sent, referral, change, done, at)
  }

  async function takeStep(
    sent: Sent,
    step: ReferralStep,
    done: ReferralDone,
    by: ReferralSide,
    more: object = {},
  ): Promise<FormOutcome> {
    const { fields } = sent
    const referral = await found(fields)
    if ('problem' in referral) return referral
    const contactOn = typedDay(fields.contact_on ?? '')
    const wish = { step, by, reason: fields.reason, outcome: fields.outcome, contactOn }
    const allowed = takeReferralStep(nowOf(referral), wish, today(), bankHolidayDays)
    if (!allowed.ok) {
      const field = { reason_missing: 'reason', outcome_missing: 'outcome', not_now: null }
      return {
        problem:
          allowed.refusal === 'contact_out_of_range'
            ? problems.contact_out_of_range(nowOf(referral).acceptedOn)
            : problems[allowed.refusal],
        field: allowed.refusal in field ? field[allowed.refusal as keyof typeof field] : 'contact_on',
      }
    }
    if (step === 'sent' && missingSections(referral).length > 0) return { problem: problems.not_whole, field: null }
    const outcome = await commit(sent, referral, { ...allowed.value, ...more }, done)
    // Of the two organisations only the sender can ask the person again.
    if ('problem' in outcome && outcome.problem === problems.no_consent && by === 'receiver') {
      return { ...outcome, problem: problems.receiver_no_consent[referralParties(referral)] }
    }
    // Nothing of these forms is where an organisation is chosen.
    return 'problem' in outcome && outcome.field === 'to' ? { ...outcome, field: null } : outcome
  }

  async function drop({ fields, user }: Sent): Promise<FormOutcome> {
    const taken = await store.drop(user.id, fields.reference ?? '')
    return taken.outcome === 'done' ? { done: 'dropped' satisfies ReferralDone, at: list } : refusal(taken)
  }

  const sectionForm = (section: ReferralSection): GuardedForm => ({
    page: (fields) => `${page(fields)}/${section}`,
    keep: referralSectionFields[section],
    run: (sent) => save(sent, section),
  })
  const sideOf = ({ by }: FormFields): ReferralSide => (by === 'receiver' ? 'receiver' : 'sender')

  return {
    'referral-begin': {
      page: (fields) => (fileIn(fields) === null ? `${list}/new` : `${list}/new?of=${fileIn(fields)}`),
      keep: consentFields,
      run: begin,
    },
    'referral-consent': { page: (fields) => `${page(fields)}/consent`, keep: consentFields, run: renewConsent },
    'referral-person': sectionForm('person'),
    'referral-place': sectionForm('place'),
    'referral-help': sectionForm('help'),
    'referral-send': { page, keep: [], run: (sent) => takeStep(sent, 'sent', 'sent', 'sender') },
    'referral-drop': { page, keep: [], run: drop },
    'referral-accept': {
      page,
      keep: ['worker'],
      run: async (sent) =>
        sent.fields.worker
          ? takeStep(sent, 'accepted', 'accepted', 'receiver', { worker_id: uuidOf(sent.fields.worker) })
          : { problem: problems.worker_missing, field: 'worker' },
    },
    'referral-decline': {
      page,
      keep: ['reason'],
      run: (sent) => takeStep(sent, 'declined', 'declined', 'receiver'),
    },
    'referral-contact': {
      page,
      keep: ['contact_on'],
      run: (sent) => takeStep(sent, 'working', 'contact', 'receiver'),
    },
    'referral-end': { page, keep: ['outcome'], run: (sent) => takeStep(sent, 'ended', 'ended', 'receiver') },
    'referral-withdraw': {
      page,
      keep: ['reason', 'by'],
      run: (sent) => takeStep(sent, 'withdrawn', 'withdrawn', sideOf(sent.fields)),
    },
  }
}
