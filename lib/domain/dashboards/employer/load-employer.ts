import { findById } from '@/lib/domain/dashboards/action-result'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'

type Viewer = ViewerOf<'employer'>

export const teamRights = ['post_jobs', 'see_applicants', 'read_disclosures', 'export_reports'] as const
export type TeamRight = (typeof teamRights)[number]

/**
 * The rights until somebody changes them: everybody may post jobs and see applicants, but reading disclosures must be
 * granted.
 */
const usualRights: Readonly<Record<TeamRight, boolean>> = {
  post_jobs: true,
  see_applicants: true,
  read_disclosures: false,
  export_reports: false,
}

/** The name of the setting that stores whether a worker has a right: 'yes' or 'no'. */
export const rightSetting = (workerId: string, right: TeamRight): string => `right-${workerId}-${right}`

function team(state: ServiceState, viewer: Viewer) {
  const chosen = settingsOf(state, 'employer')
  return state.workers
    .filter(({ organisationId }) => organisationId === viewer.employerId)
    .map(({ id, name, jobTitle, email }) => ({
      id,
      name,
      jobTitle,
      email,
      rights: Object.fromEntries(
        teamRights.map((right) => {
          const value = chosen[rightSetting(id, right)]
          return [right, value === undefined ? usualRights[right] : value === 'yes']
        }),
      ) as Record<TeamRight, boolean>,
    }))
}

export function loadEmployerSettings(state: ServiceState, viewer: Viewer) {
  return {
    employer: findById(state.employers, viewer.employerId),
    team: team(state, viewer),
    settings: settingsOf(state, 'employer'),
  }
}

/** Which checklist steps have been ticked on the guides page. */
export const loadEmployerGuides = (state: ServiceState) => ({ ticked: settingsOf(state, 'employer') })
