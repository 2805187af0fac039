/**
 * Says at each field why it cannot be read, as the server does when it is sent: only once somebody has left the field,
 * and not where the server has said something already.
 * @returns takes it all back
 */
export function markUnreadable(unreadable: Readonly<Record<string, string>>): () => void {
  const takenBack = Object.entries(unreadable).map(([name, message]) => {
    const control = document.getElementById(name)
    const id = `${name}-error`
    if (control === null || control === document.activeElement || document.getElementById(id)) return () => {}
    const before = ['aria-describedby', 'aria-invalid'].map((key) => [key, control.getAttribute(key)] as const)
    const line = Object.assign(document.createElement('p'), { className: 'field-error', id, textContent: message })
    control.before(line)
    control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby') ?? ''} ${id}`.trim())
    control.setAttribute('aria-invalid', 'true')
    return () => {
      line.remove()
      for (const [key, value] of before) {
        if (value === null) control.removeAttribute(key)
        else control.setAttribute(key, value)
      }
    }
  })
  return () => {
    for (const takeBack of takenBack) takeBack()
  }
}
