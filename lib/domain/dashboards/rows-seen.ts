import type { Person, ServiceState, Viewer } from '@/lib/domain/dashboards/service-state'
import type { Referral } from '@/lib/domain/referrals/referral'

/** Who sees which row; live, the database's policies say the same. */

/** A referral belongs to the partner it was made to. */
export const seesReferral = (viewer: Viewer, referral: Pick<Referral, 'organisationId'>): boolean =>
  viewer.role === 'partner' && viewer.organisationId === referral.organisationId

/**
 * A candidate sees themself; a partner sees people referred to it; a caseworker sees the team's. An employer sees no
 * files.
 */
export function seesPerson(
  viewer: Viewer,
  person: Pick<Person, 'id' | 'caseworkerId'>,
  { referrals }: ServiceState,
): boolean {
  switch (viewer.role) {
    case 'candidate':
      return viewer.personId === person.id
    case 'employer':
      return false
    case 'partner':
      return referrals.some((referral) => referral.personId === person.id && seesReferral(viewer, referral))
    case 'caseworker':
      return person.caseworkerId !== null
  }
}
