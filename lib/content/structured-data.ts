import type { BreadcrumbList, FAQPage, Organization, Thing, WebSite, WithContext } from 'schema-dts'

import { company } from '@/lib/content/company'
import { pageAt, trailTo, type PagePath } from '@/lib/content/site-pages'

const context = 'https://schema.org'

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`

/** Who runs the site. @param siteUrl the site's origin, without a slash at its end */
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

/** JSON that may stand inside a script element: no text in it can end the element. */
export const structuredDataText = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
