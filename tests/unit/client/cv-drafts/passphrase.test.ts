import { canLockFiles } from '@/lib/client/cv-drafts/can-lock-files'
import { lockedSaveFile, unlockFile } from '@/lib/client/cv-drafts/passphrase'
import { readCvFile } from '@/lib/client/cv-drafts/read-cv-file'
import { mostFileBytes, openFile } from '@/lib/domain/cv/save-file'
import { aCvDraft } from '@/tests/support/a-cv-draft'

const cvs = [{ title: 'Kitchens', draft: aCvDraft({ fullName: 'Zoë Żak' }) }]
const locked = (content: string) => JSON.parse(content) as Record<string, unknown>

test('the right passphrase gives everything back, letter and all', async () => {
  const file = await lockedSaveFile(cvs, 'three old trains')
  const opened = openFile(file)
  expect(opened).toMatchObject({ ok: false, problem: 'no-passphrase' })
  if (opened.ok || opened.problem !== 'no-passphrase') throw new Error('not locked')
  await expect(unlockFile(opened.locked, 'three old trains')).resolves.toEqual({ ok: true, from: 'save-file', cvs })
})

test('nothing typed can be read in the file, and no two files are alike', async () => {
  const [one, other] = await Promise.all([lockedSaveFile(cvs, 'x'), lockedSaveFile(cvs, 'x')])
  expect(one).not.toMatch(/Żak|Jordan|Kitchen|letter|prison/i)
  expect(locked(one).data).not.toEqual(locked(other).data)
  expect(one).toContain('"rounds": 600000')
})

test('a passphrase is the same however its accents are typed', async () => {
  const file = await lockedSaveFile(cvs, 'caf\u00e9')
  await expect(unlockFile(locked(file), 'cafe\u0301')).resolves.toMatchObject({ ok: true })
})

describe('a file that does not open', () => {
  let file: Record<string, unknown> = {}
  beforeAll(async () => {
    file = locked(await lockedSaveFile(cvs, 'right'))
  })

  test.each(['wrong', '', 'Right'])('with the passphrase %j', async (passphrase) => {
    await expect(unlockFile(file, passphrase)).resolves.toEqual({ ok: false, problem: 'passphrase' })
  })

  test('when one letter of it was changed', async () => {
    const data = String(file.data)
    const changed = (data.startsWith('A') ? 'B' : 'A') + data.slice(1)
    await expect(unlockFile({ ...file, data: changed }, 'right')).resolves.toEqual({ ok: false, problem: 'passphrase' })
  })

  test.each([
    ['no data', { data: undefined }],
    ['data that is no base64', { data: '***' }],
    ['no salt', { kdf: { rounds: 600_000 } }],
    ['a nonce of another length', { cipher: { iv: 'AAAA' } }],
    ['rounds without end', { kdf: { rounds: 1e12, salt: 'AAAA' } }],
    ['no rounds', { kdf: { rounds: 0, salt: 'AAAA' } }],
  ])('when it has %s', async (_, change) => {
    await expect(unlockFile({ ...file, ...change }, 'right')).resolves.toEqual({
      ok: false,
      problem: 'broken',
      place: 'file',
    })
  })
})

test('one of a later version says so', async () => {
  await expect(unlockFile({ version: 2 }, 'right')).resolves.toEqual({ ok: false, problem: 'newer' })
})

test('a page on a plain address is told that it cannot lock', () => {
  expect(canLockFiles()).toBe(true)
  const { subtle } = crypto
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  expect(canLockFiles()).toBe(false)
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
})

test('a huge file is refused before it is read', async () => {
  const huge = { size: mostFileBytes + 1, text: () => Promise.reject(new Error('was read')) } as unknown as Blob
  await expect(readCvFile(huge)).resolves.toEqual({ ok: false, problem: 'too-large' })
})

test('a file that went away while it was read is broken', async () => {
  const gone = { size: 10, text: () => Promise.reject(new DOMException('', 'NotFoundError')) } as unknown as Blob
  await expect(readCvFile(gone)).resolves.toEqual({ ok: false, problem: 'broken', place: 'file' })
  await expect(readCvFile(new Blob(['%PDF']))).resolves.toEqual({ ok: false, problem: 'not-ours' })
})
