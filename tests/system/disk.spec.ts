import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { referenceFrom } from '@/lib/domain/enquiries/reference'

import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { runStart } from '../support/run-start'
import { startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const mebibyte = 1024 * 1024

/** A disk in memory of a size of its own; undefined where this account may not mount one. */
function mountSmallDisk(mebibytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
  rmdirSync(folder)
}

/** Takes all of a disk but so many bytes. */
function fill(disk: string, leaving: number): string {
  const { bavail, bsize } = statfsSync(disk)
  const file = join(disk, 'filling')
  writeFileSync(file, Buffer.alloc(bavail * bsize - leaving))
  return file
}

/** An enquiry whose email is large and cannot be compressed, so that few of them fill the database's log. */
const writeMuch = (service: Service): Promise<unknown> =>
  callFunction(service, 'accept_enquiry', {
    p_enquiry: JSON.stringify({ ...anEnquiry(), reference: referenceFrom(randomBytes(8)) }),
    p_emails: JSON.stringify([
      {
        kind: 'notification',
        to: 'a@example.com',
        subject: 's',
        html: randomBytes(60_000).toString('base64'),
        text: 't',
      },
    ]),
    p_consents: '[]',
    p_scope: 's',
    p_key: null,
    p_fingerprint: 'f',
    p_client: null,
    p_client_per_minute: 1,
    p_client_per_hour: 1,
    p_held_above_per_minute: 100_000,
    p_quarantined: true,
  })

const readinessOf = async (service: Service) => (await fetch(`${service.url}/api/health/ready`)).json()

test('a disk that fills up: readiness says so, the database is brought back when there is room, and what was acknowledged is there', async () => {
  const disk = mountSmallDisk(400)
  test.skip(disk === undefined, 'not run: this account may not mount a disk of its own')
  if (disk === undefined) return
  const service = await startService({
    dataFolder: join(disk, 'data'),
    withinMs: 120_000,
    env: { ENQUIRIES_HELD_ABOVE_PER_MINUTE: '100000' },
  })
  try {
    expect(await readinessOf(service)).toMatchObject({ components: { disk: 'UP' } })
    // Less than one piece of the database's log, which is 16 MiB, and more than the tables need until then.
    const filling = fill(disk, 14 * mebibyte)
    expect(await readinessOf(service)).toMatchObject({ status: 'DOWN', components: { disk: 'DOWN' } })

    const acknowledged: string[] = []
    const isStuck = async (): Promise<true | undefined> => {
      const answer = await postEnquiry(service.url).catch(() => undefined)
      if (answer?.status === 201) acknowledged.push(((await answer.json()) as { reference: string }).reference)
      await writeMuch(service).catch(() => undefined)
      return service.output().includes('has not answered for 10 seconds') || undefined
    }
    await waitUntil(isStuck, { withinMs: 120_000, everyMs: 0, failure: 'the disk was never full' })
    await waitUntil(() => service.output().includes('is started again when there is more') || undefined, {
      withinMs: 30_000,
      failure: 'nobody said that there is no room',
    })
    expect((await fetch(`${service.url}/employers`)).status).toBe(200)
    expect(await readinessOf(service)).toMatchObject({ components: { database: 'DOWN', disk: 'DOWN' } })

    rmSync(filling)
    await waitUntil(async () => ((await postEnquiry(service.url)).status === 201 ? true : undefined), {
      withinMs: 30_000,
      everyMs: 500,
      failure: 'it did not come back',
    })
    const kept = (await rowsOf(service, 'enquiries')).map(({ reference }) => reference)
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(0)
    console.log(`${acknowledged.length} enquiries were acknowledged before the disk was full; all are there`)
  } finally {
    await service.stop()
    unmount(disk)
  }
})

test('on a disk with hardly any room the start is refused in one sentence', async () => {
  const disk = mountSmallDisk(32)
  test.skip(disk === undefined, 'not run: this account may not mount a disk of its own')
  if (disk === undefined) return
  const { code, output } = await runStart({ DATA_DIR: disk })
  unmount(disk)
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `The disk of the data folder ${disk} has less than 64 MB left. Make room, or set DATA_DIR to a folder on another disk, and start again.`,
  )
})

test('a database that is there and answers nothing is ended and started again', async () => {
  const service = await startService()
  const database = service.part('supabase')
  process.kill(database, 'SIGSTOP')
  await waitUntil(() => service.output().includes('has not answered for 10 seconds') || undefined, {
    withinMs: 30_000,
    failure: 'nobody noticed',
  })
  await waitUntil(async () => ((await postEnquiry(service.url)).status === 201 ? true : undefined), {
    withinMs: 30_000,
    everyMs: 500,
    failure: 'it was not started again',
  })
  expect(service.part('supabase')).not.toBe(database)
  await service.dispose()
})
