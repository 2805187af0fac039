import { personWords } from '@/lib/content/hiring/person'
import type { ProfileField } from '@/lib/domain/cv/profile-from-cv'

export const fillWords = {
  open: 'Fill it from the CV on this device',
  legend: 'What should we put in the form?',
  hint: 'Nothing is sent yet. It only goes into the boxes below. You can change it there before you save.',
  sensitive: 'This may tell people about prison or your record. We’ll leave it out unless you tick it.',
  names: {
    firstName: personWords.firstName,
    lastName: personWords.lastName,
    phone: 'Phone number',
    town: 'Town',
    skills: personWords.cardNames.skills,
    tickets: personWords.cardNames.tickets,
    experience: personWords.cardNames.experience,
  } satisfies Record<ProfileField, string>,
  fill: 'Put it into the form',
  done: 'It is in the form. Look through it, then save.',
} as const
