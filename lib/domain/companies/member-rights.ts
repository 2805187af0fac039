/** What a member may do in a company, in screen order. */
const employerRights = ['post_jobs', 'see_applicants', 'read_disclosures', 'export_reports', 'manage_people'] as const

/** What a member may do in a partner's organisation, in screen order. */
const partnerRights = ['support', 'see_all_people', 'refer', 'report', 'mentor', 'manage_people'] as const

export const rightsOfKind = { employer: employerRights, partner: partnerRights } as const
export type OrganisationKind = keyof typeof rightsOfKind

export const memberRights = [...new Set([...employerRights, ...partnerRights])]
export type MemberRight = (typeof memberRights)[number]
export type MemberRights = Readonly<Record<MemberRight, boolean>>
export type EmployerRights = Pick<MemberRights, (typeof employerRights)[number]>
export type PartnerRights = Pick<MemberRights, (typeof partnerRights)[number]>

const rightsFrom = (has: (right: MemberRight) => boolean): MemberRights => ({
  post_jobs: has('post_jobs'),
  see_applicants: has('see_applicants'),
  read_disclosures: has('read_disclosures'),
  export_reports: has('export_reports'),
  manage_people: has('manage_people'),
  refer: has('refer'),
  see_all_people: has('see_all_people'),
  report: has('report'),
  support: has('support'),
  mentor: has('mentor'),
})

/** The rights whose boxes are ticked in a form. */
export const readRights = (fields: Readonly<Record<string, string | undefined>>): MemberRights =>
  rightsFrom((right) => fields[right] === 'on')

/** The rights that a screen showed for somebody, by name, for one hidden field. */
export const rightsText = (rights: MemberRights): string => memberRights.filter((right) => rights[right]).join(' ')

/** Reads what {@link rightsText} wrote, ignoring unknown names. */
export function readRightsText(text: string): MemberRights {
  const named = new Set(text.split(' '))
  return rightsFrom((right) => named.has(right))
}
/**
 * Whether somebody is the only member who manages the company's people, and so can neither leave nor lose that right.
 */
export function isLastManager(
  members: readonly { id: string; rights: Pick<MemberRights, 'manage_people'> }[],
  memberId: string,
): boolean {
  const managers = members.filter(({ rights }) => rights.manage_people)
  return managers.length === 1 && managers[0]?.id === memberId
}

/**
 * What somebody's account means for their company when it is deleted: nobody is left ('alone'), somebody else has to
 * manage access first ('last_manager'), or the others carry on.
 */
export function leavingOf(
  members: readonly { id: string; rights: Pick<MemberRights, 'manage_people'> }[],
  memberId: string,
): 'alone' | 'last_manager' | 'others' {
  if (members.every(({ id }) => id === memberId)) return 'alone'
  return isLastManager(members, memberId) ? 'last_manager' : 'others'
}
