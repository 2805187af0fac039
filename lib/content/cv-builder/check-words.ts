import { summaryWords } from '@/lib/content/cv-builder/screens'

/** Example summaries, which people are meant to reword. */
export const examples: readonly string[] = summaryWords.examples

/** Parts of an email address that look unprofessional to a recruiter. */
export const unfitEmailWords = [
  'party',
  'sexy',
  'sexi',
  'babe',
  'hottie',
  'hotboy',
  'hotgirl',
  'gangsta',
  'gangster',
  'thug',
  'killer',
  'weed',
  'stoner',
  '420',
  'drunk',
  'beer',
  'vodka',
  'playboy',
  'badboy',
  'badgirl',
  'bigboy',
  'lover',
  'loser',
  'xxx',
] as const satisfies readonly string[]
