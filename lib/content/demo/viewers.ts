import type { Role } from '@/lib/domain/applications/stages'
import type { ViewerOf } from '@/lib/domain/dashboards/service-state'

/** Through whose eyes each dashboard of the demonstration is seen. */
export const demoViewers = {
  candidate: { role: 'candidate', personId: 'person-101' },
  employer: { role: 'employer', employerId: 'samplewick-logistics', workerId: 'dana-marlowe' },
  partner: { role: 'partner', organisationId: 'lantern-works', workerId: 'nina-castell' },
  caseworker: { role: 'caseworker', organisationId: 'casework-team', workerId: 'helen-ashby' },
} as const satisfies { [One in Role]: ViewerOf<One> }
