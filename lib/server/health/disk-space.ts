import { statfsSync } from 'node:fs'

const mebibyte = 1024 * 1024

/**
 * Below this the embedded database is not started: it writes its log in 16 MiB segments, and stops answering altogether
 * when one does not fit.
 */
export const leastFreeBytes = 64 * mebibyte
const comfortableFreeBytes = 4 * leastFreeBytes

/** How many bytes a user other than root may still write to the disk of an existing folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** 'DOWN' where the embedded database would not start, 'DEGRADED' where it is close to that. */
export function judgeDisk(freeBytes: number): 'UP' | 'DEGRADED' | 'DOWN' {
  if (freeBytes < leastFreeBytes) return 'DOWN'
  return freeBytes < comfortableFreeBytes ? 'DEGRADED' : 'UP'
}
