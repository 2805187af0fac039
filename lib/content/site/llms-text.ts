import { company } from '@/lib/content/site/company'
import { indexedPaths, pageAt, type PagePath } from '@/lib/content/site/pages'

const groups = [
  { heading: 'For employers', under: ['/employers', '/employer-guide', '/compliance'] },
  {
    heading: 'For people with convictions',
    under: ['/candidates', '/resources', '/cv-builder', '/disclosure-calculator', '/job-matcher'],
  },
  { heading: 'For partners', under: ['/partners'] },
] as const

const isUnder = (path: PagePath, starts: readonly string[]): boolean =>
  starts.some((start) => path === start || path.startsWith(`${start}/`))

/**
 * A summary of the site for language models, in the format of llmstxt.org: what it is, what to be careful with, its pages.
 * @param siteUrl the site's origin
 */
export function llmsText(siteUrl: string): string {
  const line = (path: PagePath) =>
    `- [${pageAt(path).title}](${new URL(path, siteUrl).href}): ${pageAt(path).description}`
  const section = (heading: string, paths: readonly PagePath[]) => [`## ${heading}`, '', ...paths.map(line), '']
  const listed = groups.map(({ heading, under }) => ({
    heading,
    paths: indexedPaths.filter((path) => isUnder(path, under)),
  }))
  const others = indexedPaths.filter((path) => !listed.some(({ paths }) => paths.includes(path)))
  return [
    `# ${company.brand}`,
    '',
    `> ${company.description} A pilot in the United Kingdom.`,
    '',
    'Legal pages are about England and Wales unless they say otherwise. They are general information, not legal advice, and each fee, phone line and rule of law has its source and the day it was checked.',
    'The dashboards and the example jobs (/jobs/examples, and /jobs while no company has a vacancy there) are a demonstration: their people, jobs and companies are made up. The three testimonials are illustrative.',
    '',
    ...listed.flatMap(({ heading, paths }) => section(heading, paths)),
    ...section('About the service', others),
  ].join('\n')
}
