import type { BreadcrumbList, FAQPage, JobPosting, Organization, Thing, WebSite, WithContext } from 'schema-dts'

import { company } from '@/lib/content/site/company'
import { pageAt, trailTo, type PagePath } from '@/lib/content/site/pages'
import { publicJobWords } from '@/lib/content/job-board/board'
import { londonInstant } from '@/lib/domain/dates/london-time'
import type { LiveJob } from '@/lib/domain/job-board/advert'
import type { JobType } from '@/lib/domain/job-board/job'

const context = 'https://schema.org'

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`

/** Who runs the site. @param siteUrl the site's origin, without a trailing slash */
export function organizationData(siteUrl: string): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.brand,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    description: company.description,
    email: company.contactEmail,
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
    identifier: { '@type': 'PropertyValue', propertyID: company.numberLabel, value: company.number },
  }
}

export function websiteData(siteUrl: string): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.brand,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(siteUrl) },
  }
}

/** The breadcrumbs that the page shows. */
export function breadcrumbData(siteUrl: string, path: PagePath): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageAt(step).label,
      item: new URL(step, siteUrl).href,
    })),
  }
}

type Question = { question: string; answer: string }

/** The questions and answers that the page shows, as plain text. */
export function faqData(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
} as const satisfies Record<JobType, string>

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The advert's text as HTML, as search engines expect it. */
function descriptionOf({ description, requirements, benefits, pattern, hoursPerWeek }: LiveJob): string {
  const list = (heading: string, items: readonly string[]) =>
    items.length === 0 ? '' : `<p>${heading}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  return [
    ...description
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escaped(line)}</p>`),
    `<p>${hoursPerWeek} ${publicJobWords.hoursAWeek}. ${escaped(pattern)}.</p>`,
    list(publicJobWords.requirements, requirements),
    list(publicJobWords.benefits, benefits),
  ].join('')
}

type Posting = {
  siteUrl: string
  job: LiveJob
  /** The company's own website; empty if it gave none. */
  website: string
}

/** A job that somebody can apply for today, as search engines list it. */
export function jobPostingData({ siteUrl, job, website }: Posting): WithContext<JobPosting> {
  const { id, title, company: name, type, town, postcode, pay, postedOn, closesOn, vacancies } = job
  return {
    '@context': context,
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    url: `${siteUrl}/jobs/${id}`,
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted: postedOn,
    ...(closesOn !== null && { validThrough: londonInstant(closesOn, '23:59').toISOString() }),
    employmentType: employmentTypes[type],
    hiringOrganization: { '@type': 'Organization', name, ...(website !== '' && { sameAs: website }) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, postalCode: postcode, addressCountry: 'GB' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.from / 100,
        maxValue: pay.to / 100,
        unitText: pay.per === 'hour' ? 'HOUR' : 'YEAR',
      },
    },
    totalJobOpenings: vacancies,
    directApply: true,
  }
}

/** JSON that is safe inside a script element: no text in it can close the element. */
export const structuredDataText = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
