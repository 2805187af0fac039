import type { Article, ArticleBlock } from '@/lib/content/prose/article'
import { compliance } from '@/lib/content/legal/compliance'
import { employerGuide } from '@/lib/content/employer-guide/guide'
import { banTheBox } from '@/lib/content/employer-guide/ban-the-box'
import { dbsChecks } from '@/lib/content/employer-guide/dbs-checks'
import { insurance } from '@/lib/content/employer-guide/insurance'
import { riskAssessment } from '@/lib/content/employer-guide/risk-assessment'
import { riskAssessmentForm } from '@/lib/content/employer-guide/risk-assessment-form'
import { employerSources } from '@/lib/content/employer-guide/sources'
import { employersQuestions } from '@/lib/content/employers/employers'
import { plainQuestions, questionGroups, type QuestionGroup } from '@/lib/content/help/faqs'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import { periodPoints, periodRows } from '@/lib/content/disclosure/rehabilitation-periods'
import { legalResources } from '@/lib/content/resources/legal'
import { faqData } from '@/lib/content/site/structured-data'

const articles: readonly (readonly [string, Article])[] = [
  ['/employer-guide', employerGuide],
  ['/employer-guide/ban-the-box', banTheBox],
  ['/employer-guide/dbs-checks', dbsChecks],
  ['/employer-guide/insurance', insurance],
  ['/employer-guide/risk-assessment', riskAssessment],
  ['/compliance', compliance],
]
const groups: readonly QuestionGroup[] = questionGroups

const plain = (text: Prose): string =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')

function textOf(block: ArticleBlock): string {
  if (typeof block === 'string' || !('kind' in block)) return plain(block)
  switch (block.kind) {
    case 'quote':
      return plain(block.text)
    case 'list':
    case 'steps':
      return block.items.map(plain).join(' ')
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(plain)].join(' ')
  }
}

// Words that a rule, a fee or a figure of the law cannot do without.
const statesARule =
  /\bAct\b|\bOrder\b|section \d|Article \d|\blaw\b|lawful|must\b|may not|crime|£\d|spent|protected|six months/i

// Says where the form is and that nothing is sent: no rule of law.
const sectionsOfOurOwn = new Set(['form'])

const allSources: readonly PublishedSource[] = Object.values(employerSources)

describe.each(articles)('%s', (_, article) => {
  test('names each section once, and has words in each', () => {
    const ids = article.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, heading, blocks } of article.sections) {
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
      expect(heading.trim()).not.toBe('')
      expect(blocks.length).toBeGreaterThan(0)
    }
  })

  test('gives its sources wherever it states a rule', () => {
    for (const section of article.sections) {
      if (sectionsOfOurOwn.has(section.id)) continue
      const text = section.blocks.map(textOf).join(' ')
      if (statesARule.test(text))
        expect({ id: section.id, sources: section.sources?.length ?? 0 }).not.toMatchObject({ sources: 0 })
    }
  })

  test('lists no source twice in a section', () => {
    for (const { id, sources = [] } of article.sections) {
      const urls = sources.map(({ url }) => url)
      expect({ id, urls: new Set(urls).size }).toEqual({ id, urls: urls.length })
    }
  })

  test('has as many cells in each row as its table has columns', () => {
    for (const block of article.sections.flatMap(({ blocks }) => [...blocks])) {
      if (typeof block === 'string' || !('kind' in block) || block.kind !== 'table') continue
      expect(new Set(block.head).size).toBe(block.head.length)
      for (const row of block.rows) expect(row.length).toBe(block.head.length)
    }
  })

  test('says which law it is about, that it is not advice, and when it was checked', () => {
    const note = plain(article.note ?? '')
    expect(note).toMatch(/England and Wales/)
    expect(note).toMatch(/not legal (or insurance )?advice/)
    expect(note).toMatch(/checked 21 November 2026/i)
  })

  test('never names a person by what they did', () => {
    const words = [article.heading, article.lead, ...article.sections.flatMap(({ blocks }) => blocks.map(textOf))].join(
      ' ',
    )
    expect(words).not.toMatch(/\bex-?offenders?\b|\bex-?cons?\b|\bcriminals\b|\ba criminal\b(?! record)/i)
    expect(words.replaceAll(/Rehabilitation of Offenders (?:\(Northern Ireland\) )?(?:Act|Order)/g, '')).not.toMatch(
      /offender/i,
    )
  })

  test('always has somewhere to go next', () => {
    expect(article.next.length).toBeGreaterThan(1)
    expect(new Set(article.next.map(({ href }) => href)).size).toBe(article.next.length)
  })
})

test.each(allSources.map((source) => [source.url, source] as const))(
  '%s is a source that can be looked up',
  (_, source) => {
    expect(new URL(source.url).protocol).toBe('https:')
    expect(source.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(Date.parse(source.checkedOn)).toBeLessThanOrEqual(Date.now())
    for (const text of [source.title, source.publisher, source.published]) expect(text.trim()).not.toBe('')
  },
)

test('no page is a source under two names', () => {
  const urls = allSources.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})

const orderEnd =
  /^The day after its last day\. No end date given: 24 months from the date of conviction\. ‘Until further order’ or .*: the day after it ends(?:\. A restraining or .*)?$/

/** Read from section 5 and Schedule 2 of the Act as in force since 28 October 2023: adult, then under 18. */
const periodsInForce = [
  [
    /^Prison for 12 months or less$/,
    /^12 months after the end of the whole sentence$/,
    /^6 months after the end of the whole sentence$/,
  ],
  [/^Prison for over 12 months, up to 4 years$/, /^4 years after the end/, /^2 years after the end/],
  [
    /^Prison for over 4 years, unless one of the next two lines applies$/,
    /^7 years after the end/,
    /^3 years 6 months after the end/,
  ],
  [/^One prison term of over 4 years for a .*Schedule 18 .*added together do not count/, /^Never$/, /^The same$/],
  [/^Life sentence, extended sentence, sentence for public protection$/, /^Never\. .*ask Unlock$/, /^The same$/],
  [/^Suspended prison sentence$/, /Count the prison term, not how long it was suspended/, /^The same$/],
  [
    /^Endorsement on a driving licence \(such as penalty points\), from a court or a fixed penalty$/,
    /^5 years from the date of conviction or fixed penalty, or the day after a ban ends/,
    /^2 years 6 months from the date of conviction or fixed penalty, or the day after a ban ends/,
  ],
  [/^Driving ban$/, /^The day after it ends\. .*not before the time in the line above/, /^The same$/],
  [/^Fine, with no endorsement$/, /^12 months from the date of conviction$/, /^6 months from the date of conviction$/],
  [/^Community order or youth rehabilitation order$/, orderEnd, /^The same$/],
  [/^Conditional discharge/, orderEnd, /^The same$/],
  [/^Compensation order$/, /paid in full/, /^The same$/],
  [/^Absolute discharge, with no endorsement$/, /^At once$/, /^The same$/],
  [/^Conditional caution$/, /3 months, or when it ends if that is sooner/, /^The same$/],
  [/^Simple caution, youth caution$/, /^At once$/, /^The same$/],
] as const

test('the periods are those in force, and no others', () => {
  expect(periodRows.length).toBe(periodsInForce.length)
  periodsInForce.forEach(([name, adult, young], index) => {
    const [sentence, ifAdult, ifYoung, section] = periodRows[index] ?? []
    expect(sentence).toMatch(name)
    expect(ifAdult).toMatch(adult)
    expect(ifYoung).toMatch(young)
    expect(section).toMatch(/section 5|^Schedule 2/i)
  })
})

test('the law page and the help page give the same periods', () => {
  const spent = compliance.sections.find(({ id }) => id === 'spent')
  expect(spent?.blocks).toContainEqual(expect.objectContaining({ kind: 'table', rows: periodRows }))
  const help = legalResources.items.find(({ id }) => id === 'spent')
  expect(help).toMatchObject({ points: periodPoints })
  expect(periodPoints).toEqual(
    periodRows.map(([name, adult, young]) => ({
      name,
      text: young === 'The same' ? `${adult}.` : `${adult}. Under 18 when convicted: ${young}.`,
    })),
  )
})

test('no order is called spent while it still runs', () => {
  const pages = JSON.stringify([compliance, legalResources, questionGroups])
  expect(pages).not.toMatch(/on (?:its|the) last day|"The last day/i)
})

test('the law page names what does not make another conviction wait', () => {
  const hard = compliance.sections.find(({ id }) => id === 'hard-cases')
  const text = hard?.blocks.map(textOf).join(' ') ?? ''
  expect(text).toMatch(/tried only in a magistrates’ court .*\(section 6\(6\)\)/)
  expect(text).toMatch(/restraining order .*does not make another conviction wait.*\(section 6\(5\)\)/)
})

test('the rules on filtering are those since 28 October 2023', () => {
  const filtering = compliance.sections.find(({ id }) => id === 'filtering')
  const text = filtering?.blocks.map(textOf).join(' ') ?? ''
  for (const rule of [
    /prison sentence, suspended or not Always/,
    /specified offences Always/,
    /aged 18 or over For 11 years from the conviction/,
    /aged under 18 For 5 years 6 months from the conviction/,
    /adult caution For 6 years/,
    /Anything unspent Yes/,
  ]) {
    expect(text).toMatch(rule)
  }
})

test('each DBS level has its fee, and the fees have a source', () => {
  const levels = dbsChecks.sections.find(({ id }) => id === 'levels')
  const table = levels?.blocks.find((block) => typeof block !== 'string' && 'kind' in block && block.kind === 'table')
  const text = table ? textOf(table) : ''
  expect(text.match(/£21\.50/g)).toHaveLength(2)
  expect(text.match(/£49\.50/g)).toHaveLength(2)
  expect(levels?.sources).toEqual(expect.arrayContaining([employerSources.dbsFees, employerSources.dbsFeesLater]))
})

test('what the script says is kept is what the form keeps', () => {
  const script =
    riskAssessment.sections
      .find(({ id }) => id === 'talk')
      ?.blocks.map(textOf)
      .join(' ') ?? ''
  expect(script).not.toMatch(/nothing else/)
  expect(script).toMatch(
    /one short form: what we can take into account, .*our decision and our reason\..*date when we destroy it/,
  )
  const headings = riskAssessmentForm.parts.map(({ heading }) => heading).join(' ')
  for (const kept of [/take into account/, /The conversation/, /The decision/]) expect(headings).toMatch(kept)
})

test('the paper form asks for no name and no story', () => {
  const labels = riskAssessmentForm.parts.flatMap((part) => [
    ...('lines' in part ? part.lines.map(({ label }) => label) : []),
    ...('boxes' in part ? [part.boxes.label] : []),
  ])
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) expect(label).not.toMatch(/\bname\b|date of birth|address|offence/i)
  expect(riskAssessmentForm.note).toMatch(/^Write only what the law lets you take into account/)
})

test('the page for employers links to each page of the guide once, and to what it costs', () => {
  const links: string[] = employersQuestions.items.map(({ href }) => href)
  expect(links.toSorted()).toEqual([...articles.map(([path]) => path), '/faqs#cost'].toSorted())
})

describe('questions and answers', () => {
  test('search engines are given the same list as the page, in plain text', () => {
    const shown = groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({ question, answer: plain(answer) })),
    )
    expect(plainQuestions).toEqual(shown)
    const { mainEntity } = faqData(plainQuestions) as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))).toEqual(
      shown,
    )
    for (const { answer } of shown) expect(answer).not.toMatch(/[<>]/)
  })

  test('has one address for each question and group', () => {
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)])
    expect(new Set(ids).size).toBe(ids.length)
    const questions = plainQuestions.map(({ question }) => question)
    expect(new Set(questions).size).toBe(questions.length)
    for (const question of questions) expect(question).toMatch(/\?|\. .*\?$/)
  })

  test('tells candidates the truth about what a form gives away', () => {
    const answer = plainQuestions.find(
      ({ question }) => question === 'Do I have to tell you about my convictions?',
    )?.answer
    expect(answer).toMatch(/^No\./)
    expect(answer).toMatch(/sending one tells us that you have one/)
  })

  test('gives sources where it states the law', () => {
    for (const { id, questions, sources = [] } of groups) {
      const text = questions.map(({ answer }) => plain(answer)).join(' ')
      if (/\bspent\b.*(?:may|need)|may ask/.test(text) && id !== 'service') expect(sources.length).toBeGreaterThan(0)
    }
  })
})
