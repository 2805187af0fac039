import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './service'

type Instruction = { keyword: string; text: string }
type Stage = { from: string; name?: string; instructions: Instruction[] }

/** The stages of the project's Dockerfile with their instructions, without comments and with continued lines joined. */
export function stagesOfDockerfile(): Stage[] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  const stages: Stage[] = []
  for (const line of lines) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const [, from, name] = keyword === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : []
    if (from) stages.push({ from, name, instructions: [] })
    else stages.at(-1)?.instructions.push({ keyword, text: rest })
  }
  return stages
}

/** The arguments of a command in its JSON form, which needs no shell. */
export const wordsOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[]
