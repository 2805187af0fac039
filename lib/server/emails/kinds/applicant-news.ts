import 'server-only'

import { applicantNews as words, type ApplicantEvent as News } from '@/lib/content/hiring/application-emails'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

type Given = { news: News; pageUrl: string; stopUrl: string }

/** What an applicant has just told an employer. Who it is stands on the page that it links to, after signing in. */
export const writeApplicantNews = ({ news, pageUrl, stopUrl }: Given): BothForms =>
  writeEmail({
    heading: words.subject(news),
    preview: words.preview,
    parts: [
      { part: 'sentence', text: words.text(news), label: words.button, href: pageUrl },
      { part: 'stop', text: words.stopLead, label: words.stop, href: stopUrl },
    ],
  })
