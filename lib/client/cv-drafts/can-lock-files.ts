/** Whether this page can lock files: browsers allow it on secure addresses only. */
export const canLockFiles = (): boolean => globalThis.crypto?.subtle !== undefined
