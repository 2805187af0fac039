import { statfsSync } from 'node:fs'

const mebibyte = 1024 * 1024

/**
 * Below this the embedded database is not started: it writes its log in pieces of 16 MiB, and when one does not fit it answers
 * nothing any more.
 */
export const leastFreeBytes = 64 * mebibyte
const comfortableFreeBytes = 4 * leastFreeBytes

/** How many bytes somebody who is not root may still write to the disk of a folder that is there. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** 'DOWN' where the embedded database would not start, 'DEGRADED' where that is near. */
export function judgeDisk(freeBytes: number): 'UP' | 'DEGRADED' | 'DOWN' {
  if (freeBytes < leastFreeBytes) return 'DOWN'
  return freeBytes < comfortableFreeBytes ? 'DEGRADED' : 'UP'
}
