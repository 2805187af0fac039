import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import { lightenData, withLighterData } from '../../../../scripts/run/lighter-data'

/** What the scripts of a page hand over. */
function handedOver(html: string): unknown {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
  return runInNewContext(`self = { __next_f: [] };${scripts.join(';')};JSON.stringify(self.__next_f)`)
}
const pageOf = (...texts: string[]): string =>
  texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('<p>"Words"</p>')

test.each([
  ['quotes', '["$","p",null,{"children":"Words"}]'],
  ['quotes within quotes', JSON.stringify({ children: 'They said "no", and \\ it\'s so' })],
  ['apostrophes and backslashes at its ends', "'\\"],
  ['lines and other characters', '1:"a"\n2:"b\\n\t\u2028\u{1F600}"'],
  ['nothing', ''],
])('says the same: %s', (_, text) => {
  const page = pageOf(text, 'second "one"')
  const lighter = withLighterData(page)
  expect(handedOver(lighter)).toBe(handedOver(page))
  expect(lighter).not.toContain('\\"second')
  expect(lighter).toContain(`push([1,'second "one"'])`)
  expect(lighter).toContain('<p>"Words"</p>')
})

test('leaves all other scripts as they are', () => {
  const page = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>say("a\\"b")</script>'
  expect(withLighterData(page)).toBe(page)
})

test('is done to each page of a build', () => {
  const build = mkdtempSync(join(tmpdir(), 'second-chance-data-'))
  const file = join(build, 'server/app/a/b.html')
  mkdirSync(join(build, 'server/app/a'), { recursive: true })
  writeFileSync(file, pageOf('"a"'))
  lightenData(build)
  expect(readFileSync(file, 'utf8')).toBe(`<script>self.__next_f.push([1,'"a"'])</script>`)
  rmSync(build, { recursive: true })
})
