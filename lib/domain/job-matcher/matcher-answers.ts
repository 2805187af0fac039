import { inferGroup, type Group } from '@/lib/domain/job-matcher/infer-group'

export const recordTypes = ['prison', 'community', 'other'] as const
export type RecordType = (typeof recordTypes)[number]

export const sectors = [
  'retail',
  'hospitality',
  'construction',
  'manufacturing',
  'logistics',
  'agriculture',
  'other',
] as const
export type Sector = (typeof sectors)[number]

/** How the group whose figures are shown is settled: chosen by the person, guessed from a first name, or not given. */
export type GroupWay = 'choice' | 'name' | 'not-said'

export type RecordAnswers = {
  hasRecord: boolean | null
  recordType: RecordType | null
  groupWay: GroupWay | null
  ethnicity: Group | null
  name: string
}

export type JobAnswers = {
  hasCriminalBackgroundQuestion: boolean
  sector: Sector | null
  hasDiversityStatement: boolean
}

type MatcherStep = 0 | 1 | 2

export type MatcherState = {
  step: MatcherStep
  isFinished: boolean
  record: RecordAnswers
  job: JobAnswers
}

export type MatcherChange =
  | { type: 'has-record'; value: boolean }
  | { type: 'record-type'; value: RecordType }
  | { type: 'group-way'; value: GroupWay }
  | { type: 'ethnicity'; value: Group }
  | { type: 'name'; value: string }
  | { type: 'job-asks'; value: boolean }
  | { type: 'sector'; value: Sector }
  | { type: 'diversity-statement'; value: boolean }
  | { type: 'next' | 'back' | 'reset' }
  /** The browser's buttons: 0 to 2 are the steps, 3 is the result. */
  | { type: 'show'; screen: number }

const noRecordAnswers = { recordType: null, groupWay: null, ethnicity: null, name: '' } as const

/** The two questions about the job start at what an advert without such wording amounts to. */
export const blankMatcher: MatcherState = {
  step: 0,
  isFinished: false,
  record: { hasRecord: null, ...noRecordAnswers },
  job: { hasCriminalBackgroundQuestion: false, sector: null, hasDiversityStatement: false },
}

/** The group whose figures are shown, or null until it is settled. Preferring not to say counts as `Other`. */
export function settledGroup({ groupWay, ethnicity, name }: RecordAnswers): Group | null {
  switch (groupWay) {
    case null:
      return null
    case 'choice':
      return ethnicity
    case 'name':
      return name.trim() === '' ? null : inferGroup(name)
    case 'not-said':
      return 'Other'
  }
}

export type MatcherQuestion = 'has-record' | 'record-type' | 'group-way' | 'ethnicity' | 'first-name' | 'sector'

/** The questions of a step that still need an answer, in the order in which they are asked. */
export function unanswered({ step, record, job }: MatcherState): MatcherQuestion[] {
  switch (step) {
    case 0:
      return record.hasRecord === null ? ['has-record'] : []
    case 1: {
      if (record.hasRecord === false) return []
      const type: MatcherQuestion[] = record.recordType === null ? ['record-type'] : []
      return settledGroup(record) === null ? [...type, groupQuestion(record)] : type
    }
    case 2:
      return job.sector === null ? ['sector'] : []
  }
}

function groupQuestion({ groupWay }: RecordAnswers): MatcherQuestion {
  if (groupWay === 'choice') return 'ethnicity'
  return groupWay === 'name' ? 'first-name' : 'group-way'
}

export const canContinue = (state: MatcherState): boolean => unanswered(state).length === 0

const stepAfter = { 0: 1, 1: 2 } as const
const stepBefore = { 1: 0, 2: 1 } as const

function moveOn(state: MatcherState): MatcherState {
  if (state.isFinished || !canContinue(state)) return state
  return state.step === 2 ? { ...state, isFinished: true } : { ...state, step: stepAfter[state.step] }
}

function moveBack(state: MatcherState): MatcherState {
  if (state.isFinished) return { ...state, isFinished: false }
  return state.step === 0 ? state : { ...state, step: stepBefore[state.step] }
}

/** The wanted screen, or the last one before it whose steps are all answered. */
function showScreen(state: MatcherState, screen: number): MatcherState {
  let shown: MatcherState = { ...state, step: 0, isFinished: false }
  for (let at = 0; at < screen; at += 1) shown = moveOn(shown)
  return shown
}

/** Which screen is shown: 0 to 2 are the steps, 3 is the result. */
export const screenOf = ({ step, isFinished }: MatcherState): number => (isFinished ? 3 : step)

/** Every change a person can make. An answer that no longer applies is dropped, not kept out of sight. */
export function changeMatcher(state: MatcherState, change: MatcherChange): MatcherState {
  const { record, job } = state
  switch (change.type) {
    case 'has-record':
      return {
        ...state,
        record: change.value ? { ...record, hasRecord: true } : { hasRecord: false, ...noRecordAnswers },
      }
    case 'record-type':
      return { ...state, record: { ...record, recordType: change.value } }
    case 'group-way':
      return { ...state, record: { ...record, groupWay: change.value, ethnicity: null, name: '' } }
    case 'ethnicity':
      return { ...state, record: { ...record, ethnicity: change.value } }
    case 'name':
      // Typing a name chooses that way, even where the browser reports the opened section only afterwards.
      return { ...state, record: { ...record, groupWay: 'name', ethnicity: null, name: change.value } }
    case 'job-asks':
      return { ...state, job: { ...job, hasCriminalBackgroundQuestion: change.value } }
    case 'sector':
      return { ...state, job: { ...job, sector: change.value } }
    case 'diversity-statement':
      return { ...state, job: { ...job, hasDiversityStatement: change.value } }
    case 'next':
      return moveOn(state)
    case 'back':
      return moveBack(state)
    case 'show':
      return showScreen(state, change.screen)
    case 'reset':
      return blankMatcher
  }
}
