export type PeoplePortal = '/dashboard/partnerportal' | '/dashboard/caseworkerportal'

/** Which portal's forms a screen posts to. */
export const formsOf = (portal: PeoplePortal): 'partner' | 'caseworker' =>
  portal === '/dashboard/partnerportal' ? 'partner' : 'caseworker'
