import { useEffect, useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { readAloudWords as words } from '@/lib/content/cv-builder/screens'

const speech = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null)

/** A voice on the device itself: others send every word to a company's servers. */
const ownVoice = (): SpeechSynthesisVoice | null => {
  const voices =
    speech()
      ?.getVoices()
      .filter(({ localService, lang }) => localService && /^en\b/i.test(lang)) ?? []
  return voices.find(({ lang }) => /^en.GB$/i.test(lang)) ?? voices[0] ?? null
}

function onVoices(listener: () => void): () => void {
  speech()?.addEventListener('voiceschanged', listener)
  return () => speech()?.removeEventListener('voiceschanged', listener)
}

const spoken = 'h2, h3, h4, p, li, legend, label, button, dt, dd'

/** The text a person would read, each piece once and in order, with what was typed; a short pause in between. */
function textsWithin(within: string): string[] {
  const places = [...document.querySelectorAll(within)].flatMap((place) => [
    ...(place.matches(spoken) ? [place] : []),
    ...place.querySelectorAll(spoken),
  ])
  return places
    .filter((place) => place.getClientRects().length > 0 && !place.querySelector(spoken))
    .map((place) => {
      const control = place instanceof HTMLLabelElement ? place.control : null
      const typed =
        control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox')
          ? control.value
          : ''
      return [place.textContent.trim(), typed].filter(Boolean).join(': ')
    })
    .filter(Boolean)
}

type Props = { label: string; within: string }

export function ReadAloud({ label, within }: Props) {
  const voice = useSyncExternalStore(onVoices, ownVoice, () => null)
  const [isReading, setIsReading] = useState(false)
  useEffect(() => () => speech()?.cancel(), [])
  if (!voice) return null

  const stop = () => {
    speech()?.cancel()
    setIsReading(false)
  }
  const read = () => {
    speech()?.cancel()
    const texts = textsWithin(within)
    texts.forEach((text, index) => {
      const words = new SpeechSynthesisUtterance(text)
      words.voice = voice
      words.lang = voice.lang
      words.rate = 0.95
      if (index === texts.length - 1) words.onend = () => setIsReading(false)
      speech()?.speak(words)
    })
    setIsReading(texts.length > 0)
  }
  return (
    <Button look="secondary" className="cv-quiet" onClick={isReading ? stop : read}>
      {isReading ? words.stop : label}
    </Button>
  )
}
