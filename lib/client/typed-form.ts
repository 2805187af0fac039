import { dayInMs, typedKey as key } from '@/lib/client/forget-old-typed'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// A box without a name is not sent by itself: its component knows what it stands for.
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      ((element instanceof HTMLInputElement && element.type !== 'hidden') ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '',
  )

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? String(control.checked) : control.value

type Kept = { owner: string; at: number; forms: Partial<Record<string, Record<string, string>>> }

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { owner, at, forms } = kept as Record<string, unknown>
    if (typeof owner !== 'string' || typeof at !== 'number' || typeof forms !== 'object' || forms === null) return null
    return { owner, at, forms: forms as Kept['forms'] }
  } catch {
    return null
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage is full or switched off: the form itself still holds what was typed.
  }
}

/** What its owner typed during the last day. */
function freshOf(owner: string): Kept | null {
  const kept = read()
  return kept && kept.owner === owner && Date.now() - kept.at <= dayInMs ? kept : null
}

/** Keeps what is typed into a form on this device, under a name of its own; where nothing can be stored, nothing is. */
export function keepTyped(owner: string, name: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isRadio(control) || control.checked)
      .map((control) => [control.name, valueOf(control)]),
  )
  write({ owner, at: Date.now(), forms: { ...freshOf(owner)?.forms, [name]: values } })
}

/** The event of a form whose words were put back: what follows them as they are typed has to look again. */
export const typedAgain = 'typed-again'

/**
 * Fills a form in with what its owner typed into it during the last day; what is older, or somebody else's, goes.
 * @returns whether there was anything to fill in
 */
export function typedBefore(owner: string, name: string, form: HTMLFormElement): boolean {
  const kept = freshOf(owner)
  if (!kept) {
    forgetTyped()
    return false
  }
  for (const control of controlsOf(form)) {
    const value = kept.forms[name]?.[control.name]
    if (typeof value !== 'string') continue
    // Somebody has typed on before the page had started: theirs is the later text.
    if (control instanceof HTMLTextAreaElement && control.value !== control.defaultValue) continue
    if (isRadio(control)) control.checked = control.value === value
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true'
    else control.value = value
  }
  return kept.forms[name] !== undefined
}

/** For when a form has been sent; without a name, for all of them. */
export function forgetTyped(name?: string): void {
  try {
    const kept = name === undefined ? null : read()
    const others = Object.entries(kept?.forms ?? {}).filter(([form]) => form !== name)
    if (!kept || others.length === 0) localStorage.removeItem(key)
    else write({ ...kept, forms: Object.fromEntries(others) })
  } catch {
    // Without storage there is nothing to forget.
  }
}
