import type { Viewers } from '@/lib/domain/dashboards/service-state'

/** Who is looking at each dashboard in the demonstration. */
export const demoViewers: Viewers = {
  candidate: { role: 'candidate', personId: 'person-101' },
  employer: { role: 'employer', employerId: 'samplewick-logistics', workerId: 'dana-marlowe' },
  partner: { role: 'partner', organisationId: 'lantern-works', workerId: 'nina-castell' },
  caseworker: { role: 'caseworker', organisationId: 'casework-team', workerId: 'helen-ashby' },
}
