import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeRoleAnswers } from '@/lib/content/account/role-emails'
import { messageEmail, receiptEmail, updateEmail } from '@/lib/content/hiring/application-emails'
import { writeJobAnswer } from '@/lib/content/hiring/job-emails'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { formSources, type CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import { blankBoardQuery } from '@/lib/domain/job-board/board-query'
import { writeAccountDeleted } from '@/lib/server/emails/kinds/account-deleted'
import { writeApplicantNews } from '@/lib/server/emails/kinds/applicant-news'
import { writeApplicantsDigest } from '@/lib/server/emails/kinds/applicants-digest'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { writeDeletionConfirmed } from '@/lib/server/emails/kinds/deletion-confirmed'
import { writeEnquiryReply } from '@/lib/server/emails/kinds/enquiry-reply'
import { writeJobAlert } from '@/lib/server/emails/kinds/job-alert'
import { writePasskeyAdded, writePhoneAdded } from '@/lib/server/emails/kinds/way-added'
import { writeReferralReceipt } from '@/lib/server/emails/kinds/referral-receipt'
import { writeSecondStepOff } from '@/lib/server/emails/kinds/second-step-off'
import { writeSupportDigest } from '@/lib/server/emails/kinds/support-digest'
import { writeTeamDigest } from '@/lib/server/emails/kinds/team-digest'
import { writeTeamRequest } from '@/lib/server/emails/kinds/team-request'
import { writeEnquiryEmails } from '@/lib/server/emails/write-enquiry-emails'
import { contactIntake } from '@/lib/server/enquiries/contact-intake'
import { aValidEnquiry } from '../../../support/an-enquiry'
import { emailAsRead } from '../../../support/email-as-read'
import asReadBefore from './emails-as-read.json'

const siteUrl = 'https://site.example'
const stopUrl = `${siteUrl}/stop?token=t`
const templates = join(__dirname, '..', '..', '..', '..', 'supabase', 'templates')
type Emails = Record<string, { html: string }>

const signInEmails: Emails = Object.fromEntries(
  readdirSync(templates).map((file) => [
    `sign-in ${file.replace('.html', '')}`,
    { html: readFileSync(join(templates, file), 'utf8') },
  ]),
)

function enquiryEmails(name: string, enquiry: CallbackEnquiry): Emails {
  const checked = contactIntake.check(enquiry)
  if (!checked.success) throw checked.error
  const about = { reference: 'SC-7F3K9Q2M', dueOn: '2026-11-24' as PlainDate }
  return Object.fromEntries(writeEnquiryEmails(checked.enquiry, about).map((email) => [`${email.kind} ${name}`, email]))
}

const answers = writeRoleAnswers(siteUrl, 'We could not reach you.')
const update = (words: typeof updateEmail | typeof messageEmail | typeof receiptEmail) =>
  writeApplicationUpdate({ words, line: 'A line.', url: `${siteUrl}/updates`, stopUrl })
const written: Emails = {
  ...signInEmails,
  'role given': answers.given,
  'role closed': answers.closed,
  'job answer': writeJobAnswer(siteUrl, {
    id: 'baker-1',
    title: 'Baker & <cook>',
    of: 'Bread',
    answer: 'returned',
    reason: 'Say <more>.',
    part: null,
  }),
  ...Object.assign({}, ...formSources.map((source) => enquiryEmails(source, aValidEnquiry(source)))),
  'confirmation employer without a number': enquiryEmails('', {
    ...aValidEnquiry('employer'),
    phoneNumber: undefined,
  })['confirmation '],
  'account deleted': writeAccountDeleted(),
  'deletion confirmed': writeDeletionConfirmed(),
  'applicant news': writeApplicantNews({ news: { kind: 'withdrawn' }, pageUrl: `${siteUrl}/page`, stopUrl }),
  'applicants digest': writeApplicantsDigest({
    counts: {
      new: 2,
      waitingFiveDays: 0,
      waitingTenDays: 1,
      toRead: 3,
      otherTimes: 0,
      chosen: 1,
      messages: 0,
      accepted: 0,
      declined: 0,
      withdrawn: 0,
      answered: 0,
      approved: 0,
    },
    siteUrl,
    stopUrl,
  }),
  'application update': writeApplicationUpdate({
    words: updateEmail,
    line: 'A line & more.',
    url: `${siteUrl}/updates?of=X`,
    stopUrl,
  }),
  message: update(messageEmail),
  receipt: update(receiptEmail),
  'enquiry reply': writeEnquiryReply({
    text: 'Hello Jo,\n\nFirst line.\nSecond line with <b>marks</b> & more.\n\n\nKind regards',
    reference: 'SC-7F3K9Q2M',
  }),
  'job alert': writeJobAlert({
    query: { ...blankBoardQuery, words: 'bakery', location: 'Leeds' },
    rhythm: 'daily',
    jobs: [
      { id: 'J1', title: 'Baker & <cook>', company: 'Bread', town: 'Leeds', pay: { from: 13, to: 14, per: 'hour' } },
    ],
    total: 3,
    siteUrl,
    stopUrl,
  }),
  'passkey added': writePasskeyAdded(siteUrl),
  'phone added': writePhoneAdded(siteUrl),
  'referral receipt': writeReferralReceipt({ reference: 'RF-7F3K9Q', by: '11 December 2026', siteUrl }),
  'second step off': writeSecondStepOff(siteUrl),
  'support digest': writeSupportDigest({
    counts: { appointments: 2, toNote: 0, alerts: 1 },
    siteUrl,
    portal: '/dashboard/partnerportal',
    stopUrl,
  }),
  'team digest': writeTeamDigest({
    counts: {
      overdue: 1,
      due: 2,
      tries: 0,
      subjects: 1,
      companies: 1,
      jobs: 1,
      reports: 0,
      mine: 1,
    },
    siteUrl,
    stopUrl,
  }),
  'team request': writeTeamRequest({
    preview: 'p',
    heading: 'Somebody has asked for a portal',
    decideLead: 'Check who they are first. Then approve it, refuse it or ask them a question at the desk:',
    said: [
      { label: 'Email', value: 'a@b.example' },
      { label: 'Note', value: '' },
      { label: 'Says', value: 'One\ntwo & <three>' },
    ],
    desk: `${siteUrl}/dashboard/team/people`,
  }),
}

test('every kind of email is compared', () => {
  expect(Object.keys(written).sort()).toEqual(Object.keys(asReadBefore).sort())
})

// Change the file with the words. It was first written by the templates that were rendered at run time.
test.each(Object.entries(asReadBefore))('%s: a person reads these words, and finds these links', (name, before) => {
  expect(emailAsRead(written[name]?.html ?? '')).toEqual(before)
})
