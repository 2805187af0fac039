/** Whether this page can lock files: browsers only allow it in secure contexts. */
export const canLockFiles = (): boolean => globalThis.crypto?.subtle !== undefined
