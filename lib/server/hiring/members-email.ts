import 'server-only'

import { z } from 'zod'

import { applicantNews, memberEventOf, type ApplicantEvent as News } from '@/lib/content/hiring/application-emails'
import type { Application } from '@/lib/domain/applications/application'
import { addressesWith, stopTokenOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicantNews } from '@/lib/server/emails/kinds/applicant-news'
import { serverEnv } from '@/lib/server/env'
import type { MembersEmail } from '@/lib/server/hiring/applications'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

/**
 * Tells the members who may see applicants, and want such emails, what an applicant has just done. The database queues
 * it together with the step. Undefined where there is nobody to tell.
 * @throws when the database did not answer
 */
export async function writeMembersEmail(
  { id, reference }: Pick<Application, 'id' | 'reference'>,
  news: News,
): Promise<MembersEmail | undefined> {
  const event = memberEventOf(news)
  const { data, error } = await serviceClient.rpc('members_to_tell', {
    p_application: id,
    p_event: event,
    p_is_always: event === null,
  })
  if (error) throw new Error('the members to tell were not read', { cause: error })
  const members = z.array(z.uuid()).parse(data)
  if (members.length === 0) return undefined
  const { forProgram, forPerson } = addressesWith('{token}')
  const pageUrl = `${serverEnv.SITE_URL}/dashboard/employerportal/applications/${reference}`
  const both = writeApplicantNews({ news, pageUrl, stopUrl: forPerson })
  return {
    subject: applicantNews.subject(news),
    ...both,
    stop_url: forProgram,
    is_always: event === null,
    tokens: Object.fromEntries(members.map((member) => [member, stopTokenOf('applicant_news', member)])),
  }
}

/** The email as a member would get it, with a link in the place of the one that stops such emails. */
export function showMembersEmail(reference: string, news: News): Pick<MembersEmail, 'subject' | 'text'> {
  const pageUrl = `${serverEnv.SITE_URL}/dashboard/employerportal/applications/${reference}`
  const { text } = writeApplicantNews({ news, pageUrl, stopUrl: addressesWith('demonstration').forPerson })
  return { subject: applicantNews.subject(news), text }
}

/**
 * Tells the members what an applicant has done, after it was stored. It never throws: the step stands, and the portal
 * shows it too.
 */
export async function tellMembers(application: Pick<Application, 'id' | 'reference'>, news: News): Promise<void> {
  try {
    const email = await writeMembersEmail(application, news)
    if (!email) return
    const { error } = await serviceClient.rpc('queue_for_members', {
      p_application: application.id,
      p_email: JSON.stringify(email),
    })
    if (error) throw new Error('not queued', { cause: error })
  } catch (error) {
    logUnexpected('queue/applicant_news', error)
  }
}
