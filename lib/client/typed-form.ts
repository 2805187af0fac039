const key = 'typed-form'
const dayInMs = 24 * 60 * 60 * 1000

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? String(control.checked) : control.value

function read(): { owner: string; at: number; values: Record<string, string> } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { owner, at, values } = kept as Record<string, unknown>
    if (typeof owner !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null)
      return null
    return { owner, at, values: values as Record<string, string> }
  } catch {
    return null
  }
}

/** Keeps what is typed into a form on this device. One form at a time; where nothing can be stored, nothing is. */
export function keepTyped(owner: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]))
  try {
    localStorage.setItem(key, JSON.stringify({ owner, at: Date.now(), values }))
  } catch {
    // Storage is full or switched off: the form itself still holds what was typed.
  }
}

/** Fills a form in with what its owner typed into it during the last day; what is older, or somebody else's, goes. */
export function typedBefore(owner: string, form: HTMLFormElement): void {
  const kept = read()
  if (!kept) return
  if (kept.owner !== owner || Date.now() - kept.at > dayInMs) return forgetTyped()
  for (const control of controlsOf(form)) {
    const value = kept.values[control.name]
    if (typeof value !== 'string') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true'
    else control.value = value
  }
}

/** For when it has been sent, and when its owner signs out. */
export function forgetTyped(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}
