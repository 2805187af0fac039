'use client'

import { useEffect, useState } from 'react'

import { addressWords } from '@/lib/content/forms/address-words'

type Props = {
  /** The id of the input for an email address. */
  inputId: string
}

const inputOf = (id: string): HTMLInputElement | null => {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement ? element : null
}

/** Types an address into an input as a person would, so that whichever form it is in takes notice. */
function typeInto(input: HTMLInputElement, address: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, address)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/**
 * 'Did you mean jo@gmail.com?' below an input, once somebody has left it with an address that looks mistyped. The list
 * of providers is loaded only then, and the address stays on this device.
 */
export function AddressSuggestion({ inputId }: Props) {
  const [meant, setMeant] = useState<string | null>(null)

  useEffect(() => {
    const input = inputOf(inputId)
    if (!input) return
    const forget = () => setMeant(null)
    const check = async () => {
      const { suggestAddress } = await import('@/lib/domain/fields/suggest-address')
      setMeant(suggestAddress(input.value))
    }
    // Without a connection there is no list, and so no suggestion.
    const checkIfPossible = () => void check().catch(forget)
    input.addEventListener('input', forget)
    input.addEventListener('change', checkIfPossible)
    return () => {
      input.removeEventListener('input', forget)
      input.removeEventListener('change', checkIfPossible)
    }
  }, [inputId])

  const take = (address: string) => {
    const input = inputOf(inputId)
    if (input) typeInto(input, address)
  }

  return (
    <div role="status" className="field-suggestion">
      {meant === null ? null : (
        <>
          {addressWords.before}{' '}
          <button type="button" className="text-button" onClick={() => take(meant)}>
            {meant}
          </button>
          {addressWords.after}
        </>
      )}
    </div>
  )
}
