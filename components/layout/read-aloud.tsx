'use client'

import { Square, Volume2 } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Browsers cut a long speech off, so it is given to them in pieces of about this length. */
const LONGEST_PIECE = 200

/** Reads the selected text, or the main part of the page, by the browser's own voice. */
export function ReadAloud({ className }: { className: string }) {
  const [isReading, setReading] = useState(false)
  const isHydrated = useHydrated()
  const pathname = usePathname()

  useEffect(() => () => stop(), [pathname])

  if (!isHydrated || !('speechSynthesis' in window)) return null
  const toggle = () => {
    if (isReading) stop()
    else speak(chosenText(), () => setReading(false))
    setReading(!isReading)
  }
  const Icon = isReading ? Square : Volume2
  return (
    <button type="button" onClick={toggle} className={className}>
      <Icon aria-hidden className="size-5" />
      {isReading ? 'Остановить чтение' : 'Прочитать вслух'}
    </button>
  )
}

function chosenText(): string {
  const selected = window.getSelection()?.toString().trim()
  return selected || (document.getElementById('main')?.innerText ?? '')
}

function speak(text: string, onEnd: () => void): void {
  stop()
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${LONGEST_PIECE}}(?:[.!?…\\n]|\\s|$)`, 'g')) ?? []
  for (const [index, piece] of pieces.entries()) {
    const speech = new SpeechSynthesisUtterance(piece)
    speech.lang = 'ru-RU'
    if (index === pieces.length - 1) speech.onend = onEnd
    window.speechSynthesis.speak(speech)
  }
  if (pieces.length === 0) onEnd()
}

function stop(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
