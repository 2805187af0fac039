import type { loadSupport } from '@/lib/domain/dashboards/partner/load-partner'

export type SupportedPerson = ReturnType<typeof loadSupport>['people'][number]
