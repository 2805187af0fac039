'use client'

import { EmployerGuideLists } from '@/components/dashboard/employer/employer-guide-lists'
import { useDemo } from '@/components/dashboard/use-demo'
import type { GuideList } from '@/lib/content/dashboards/employer-guides'
import { loadEmployerGuides } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { day: string; lists: readonly GuideList[] }

export function EmployerGuidesDemo({ day, lists }: Props) {
  const { state, act } = useDemo('employer', day)
  return <EmployerGuideLists lists={lists} ticked={loadEmployerGuides(state).ticked} act={act} />
}
