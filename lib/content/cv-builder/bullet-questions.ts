import { type BulletAnswers } from '@/lib/domain/cv/join-bullet'

export const bulletQuestions = {
  did: { label: 'What did you do?', hint: 'For example: cooked hot meals' },
  often: { label: 'How much, or how often?', hint: 'For example: for 200 people each day' },
  well: { label: 'What went well?', hint: 'For example: always on time' },
} as const satisfies Record<keyof BulletAnswers, { label: string; hint: string }>
