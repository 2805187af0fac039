/** Where the forms of a side are sent, below `/api`. */
export type FormsAt = 'employer' | 'candidate' | 'demonstration/employer' | 'demonstration/candidate'

/** Where a side's screens are, and where their forms are sent. The portal and the demonstration show the same screens. */
export type ScreenPlace = { path: string; forms: FormsAt }

export const employerPortal = { path: '/dashboard/employerportal', forms: 'employer' } as const satisfies ScreenPlace
export const employerDemonstration = {
  path: '/dashboard/employer',
  forms: 'demonstration/employer',
} as const satisfies ScreenPlace
