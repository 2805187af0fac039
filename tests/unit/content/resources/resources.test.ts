import { compliance } from '@/lib/content/legal/compliance'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import { employmentResources } from '@/lib/content/resources/employment'
import { crisisLines, resourceTools, topicTabs } from '@/lib/content/resources/hub'
import { legalResources } from '@/lib/content/resources/legal'
import { mentorshipResources } from '@/lib/content/resources/mentorship'
import { practicalResources } from '@/lib/content/resources/practical'
import { type CrisisLine, type ResourceTopic, telephoneHref } from '@/lib/content/resources/resource'
import { trainingResources } from '@/lib/content/resources/training'
import { pagePaths } from '@/lib/content/site/pages'

const topics: readonly ResourceTopic[] = [
  practicalResources,
  employmentResources,
  trainingResources,
  legalResources,
  mentorshipResources,
]
const items = topics.flatMap((topic) => topic.items)
const lines: readonly CrisisLine[] = crisisLines

const linksOf = (text: Prose | undefined) =>
  text === undefined || typeof text === 'string' ? [] : text.filter((piece) => typeof piece !== 'string')

const links = [
  ...topics.flatMap(({ note }) => linksOf(note)),
  ...items.flatMap(({ purpose, how, cost, elsewhere }) => [purpose, how, cost, elsewhere].flatMap(linksOf)),
]
const phoneNumbers = [
  ...items.flatMap(({ phone }) => (phone ? [phone.number] : [])),
  ...lines.flatMap(({ reach }) => (reach.kind === 'call' ? [reach.number] : [])),
]

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '')

function expectFullSource({ kind, url, checkedOn, title, publisher, published }: PublishedSource) {
  expect(kind).toBe('published')
  expect(new URL(url).protocol).toBe('https:')
  expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn)
  expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now())
  for (const text of [title, publisher, published]) expect(text.trim()).not.toBe('')
}

test.each([...items, ...lines].map((item) => [item.id, item] as const))(
  '%s has its sources, each with an address and a day that is not in the future',
  (_, { sources }) => {
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    sources.forEach(expectFullSource)
  },
)

test('every item has an id of its own, which is also free to be an anchor on its page', () => {
  const ids = items.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const id of ids) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(['main', 'topics', 'topic-heading', 'crisis', 'tools', 'talk-to-a-person']).not.toContain(id)
  }
})

test.each(phoneNumbers)('%s dials the digits that it shows', (number) => {
  expect(number).toMatch(/^\d+( \d+)*$/)
  expect(telephoneHref(number)).toBe(`tel:${digitsOf(number)}`)
  // A UK number has 11 digits, or 10 for some of the older ones; the short ones are known.
  if (!['999', '111', '116 123'].includes(number)) expect(digitsOf(number)).toMatch(/^0\d{9,10}$/)
})

test('a telephone link in running text dials the digits that it shows', () => {
  for (const { label, href } of links.filter(({ href }) => href.startsWith('tel:'))) {
    expect(href).toBe(`tel:${digitsOf(label)}`)
  }
})

test('a link to another item leads to an item that is there', () => {
  const anchors = new Set(
    topics.flatMap(({ path, items: found }) => [`${path}#topics`, ...found.map(({ id }) => `${path}#${id}`)]),
  )
  const inside = [...links.map(({ href }) => href), ...resourceTools.map(({ href }) => href)]
  for (const href of inside.filter((address) => address.startsWith('/resources'))) expect(anchors).toContain(href)
})

test('the crisis lines that everybody needs are there, the emergency number first', () => {
  expect(lines[0]?.reach).toEqual({ kind: 'call', number: '999' })
  const numbers = lines.map(({ reach }) => (reach.kind === 'web' ? '' : reach.number))
  const needed = ['116 123', '85258', '111', '0808 2000 247', '0808 80 10 800', '0800 027 1234', '0808 802 1414']
  for (const number of needed) expect(numbers).toContain(number)
  expect(lines.find(({ id }) => id === 'domestic-abuse')?.note).toMatch(/^England\./)
})

test('the tabs are the five pages, each once', () => {
  const paths = topicTabs.tabs.map(({ path }) => path)
  expect([...paths].sort()).toEqual(pagePaths.filter((path) => path.startsWith('/resources')).sort())
  expect([...paths].sort()).toEqual(topics.map(({ path }) => path).sort())
  for (const { path, href } of topicTabs.tabs) expect(href).toBe(`${path}#topics`)
})

test('a price carries a figure or says that it is free, and never the old price of a birth certificate', () => {
  const text = JSON.stringify(topics)
  expect(text).not.toContain('£11')
  for (const { id, cost } of items) {
    if (cost !== undefined) expect(`${id}: ${JSON.stringify(cost)}`).toMatch(/£\d|free|10%|loan/i)
  }
})

test('the calculator is named at the top of each page on the law, before the long text', () => {
  for (const { note } of [legalResources, compliance]) expect(JSON.stringify(note)).toContain('/disclosure-calculator')
})
