export const typedKey = 'typed-form'
export const dayInMs = 24 * 60 * 60 * 1000

/** On every page: what was typed into a form and kept on this device goes after a day, even if nobody opens the form. */
export function forgetOldTyped(): void {
  try {
    const at = /"at":(\d+)/.exec(localStorage.getItem(typedKey) ?? '')?.[1]
    if (at !== undefined && Date.now() - Number(at) > dayInMs) localStorage.removeItem(typedKey)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Whether something that was typed into a form, and not sent, is kept on this device. */
export function isTypedKept(): boolean {
  try {
    return localStorage.getItem(typedKey) !== null
  } catch {
    return false
  }
}
