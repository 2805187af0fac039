import { TextDecoder, TextEncoder } from 'node:util'

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'

import { CvBuilder } from '@/components/cv-builder/cv-builder'
import { cvStore } from '@/components/cv-builder/cv-store'
import { showStep } from '@/components/cv-builder/use-cv-step'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import type { CvStep } from '@/lib/domain/cv/cv-steps'

/** What is on the screen now. */
export const draftNow = (): CvDraft => cvStore().getState().history.present

/** Goes to a step, whose code comes a moment later. */
export async function goToStep(step: CvStep): Promise<void> {
  act(() => showStep(step))
  await waitFor(() => expect(document.querySelector('.cv-loading')).toBeNull())
}

/** What jsdom lacks: it neither scrolls nor opens dialogues, and has no encoder. */
export function actAsBrowser(): void {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog })
  Object.assign(globalThis, { TextEncoder, TextDecoder })
}

function openDialog(this: HTMLDialogElement): void {
  this.open = true
}
function closeDialog(this: HTMLDialogElement): void {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

/** The builder in jsdom on a step, on a person’s own device. */
export async function openBuilder(step: CvStep, draft?: CvDraft): Promise<void> {
  actAsBrowser()
  const { keeper, change } = cvStore()
  keeper.clearEverything()
  keeper.chooseDevice('own')
  if (draft) change({ type: 'replace', draft, reason: 'opened' })
  act(() => showStep(step))
  render(<CvBuilder build="test" />)
  await goToStep(step)
}

export const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name })

/** Presses a button, and waits for what it says or does a moment later. */
export const pressButton = (name: string | RegExp) => act(async () => void fireEvent.click(buttonNamed(name)))

export const fillIn = (label: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] ?? document.body, { target: { value } })
