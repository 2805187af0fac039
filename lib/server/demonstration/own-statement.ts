import 'server-only'

import type { ApplicantEvent } from '@/lib/content/hiring/application-emails'
import { londonInstant } from '@/lib/domain/dates/london-time'
import { membersInStory } from '@/lib/server/demonstration/members'
import { ownKeptInStory } from '@/lib/server/demonstration/own-applications'
import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import type { StatementStore } from '@/lib/server/hiring/forms/statement'
import type { OwnStatement } from '@/lib/server/hiring/vault/own-statement'

/**
 * What the candidate of the story has written, as the live page gets it. No employer was given it to read.
 * @param wanted the version to show; the newest if it is null or does not exist
 */
export function statementInStory(story: Story, wanted: number | null = null): OwnStatement {
  const written = viewerOf(story)
    .statements.map(({ savedOn, text }, index) => ({
      version: index + 1,
      writtenAt: londonInstant(savedOn, '18:30').toISOString(),
      text,
    }))
    .toReversed()
  return {
    versions: written.map(({ version, writtenAt }) => ({ version, writtenAt })),
    shown: written.find(({ version }) => version === wanted) ?? written[0] ?? null,
  }
}

/** The names of those at the company of a job who could open a statement. */
export const readersInStory = (story: Story, employerId: string): string[] =>
  membersInStory(story, employerId)
    .filter(({ rights }) => rights.read_disclosures && rights.see_applicants)
    .map(({ name }) => name)

/**
 * Where the candidate's statement is kept and shared in the demonstration: nowhere.
 * @param tell is given what the employer would be told by email
 */
export const storyStatementStore = (story: Story, tell: (news: ApplicantEvent) => void): StatementStore => ({
  isOpen: true,
  load: (_, wanted) => Promise.resolve(statementInStory(story, wanted)),
  keep: (_, shown, text) => {
    const statement = statementInStory(story)
    if (shown !== (statement.versions[0]?.version ?? 0)) return Promise.resolve('changed')
    return Promise.resolve(statement.shown?.text === text ? 'same' : 'done')
  },
  deleteAll: () => Promise.resolve('done'),
  application: (reference) => Promise.resolve(ownKeptInStory(story, reference)),
  releases: () => Promise.resolve([]),
  release: ({ kept }) => Promise.resolve(readersInStory(story, kept.companyId).length === 0 ? 'no_reader' : 'done'),
  takeBack: () => Promise.resolve('missing'),
  tell: (_, news) => {
    tell(news)
    return Promise.resolve()
  },
})
