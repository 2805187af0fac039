import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData, FaqData } from '@/app/structured-data'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { NextLinks } from '@/components/prose/next-links'
import { OnThisPage } from '@/components/prose/on-this-page'
import { QuestionList } from '@/components/prose/question-list'
import { PageSources } from '@/components/prose/source-list'
import { faqsPage, plainQuestions, questionGroups } from '@/lib/content/help/faqs'

export const metadata = pageMetadata('/faqs')

const sources = questionGroups.flatMap((group) =>
  'sources' in group ? [{ heading: group.heading, sources: group.sources }] : [],
)

export default function FaqsPage() {
  return (
    <>
      <BreadcrumbData path="/faqs" />
      <FaqData questions={plainQuestions} />
      <div className="page plain-page article-page">
        <Breadcrumbs path="/faqs" />
        <h1>{faqsPage.heading}</h1>
        <p className="lead">{faqsPage.lead}</p>
        <OnThisPage sections={questionGroups} />
        {questionGroups.map((group) => (
          <QuestionList key={group.id} group={group} />
        ))}
        <PageSources groups={sources} />
        <NextLinks links={faqsPage.next} />
      </div>
    </>
  )
}
