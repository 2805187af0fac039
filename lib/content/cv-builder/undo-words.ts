import { type ChangeLabel } from '@/lib/domain/cv/cv-history'

/** Names of changes, for the notice with the Undo button and for the Undo and Redo buttons. */
export const undoWords = {
  write: 'Text changed',
  choose: 'Answer changed',
  'add-skill': 'Skill added',
  'suggest-skill': 'Skill added',
  'remove-skill': 'Skill removed',
  'add-experience': 'Job added',
  'change-experience': 'Job changed',
  'fill-prison-work': 'Job filled in',
  'shorten-work': 'Oldest jobs shortened',
  'remove-experience': 'Job removed',
  'move-experience': 'Job moved',
  'add-education': 'Qualification added',
  'change-education': 'Qualification changed',
  'remove-education': 'Qualification removed',
  'move-education': 'Qualification moved',
  'set-letter': 'New letter made',
  'bring-back-letter': 'Letters swapped',
  'replace-opened': 'File opened',
  'replace-read': 'CV read from a file',
  'replace-restored': 'Older version brought back',
  'replace-started-again': 'Started again',
} as const satisfies Record<ChangeLabel, string>
