'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, type MouseEvent } from 'react'
import { ADDED_SIGNS } from '@/components/ui/text/hyphenate-text'
import { useHydratedSoon } from '@/components/ui/use-hydrated'
import { Icon } from '@/components/ui/icon/icon'

/** Characters per utterance: browsers cut off long speech. */
const MAX_PIECE_LENGTH = 200

/** Reads aloud the selection, the dialog or the main content. */
export function ReadAloud({ className }: { className: string }) {
  const [isReading, setReading] = useState(false)
  const isHydrated = useHydratedSoon()
  const pathname = usePathname()

  useEffect(() => stop, [pathname])
  useEffect(() => {
    if (!isReading) return
    // closing a dialog or leaving the page stops the speech
    document.addEventListener('close', stop, true)
    window.addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('close', stop, true)
      window.removeEventListener('pagehide', stop)
    }
  }, [isReading])

  if (!isHydrated || !('speechSynthesis' in window)) return null
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isReading) return stop()
    speak(textFor(currentTarget), () => setReading(false))
    setReading(true)
  }
  const icon = isReading ? 'square' : 'volume-2'
  return (
    <button type="button" onClick={toggle} className={className}>
      <Icon name={icon} className="size-5 shrink-0" />
      <span>
        {isReading ? 'Остановить' : <span className="bar-detail">Прочитать </span>}
        {isReading ? <span className="bar-detail"> чтение</span> : 'вслух'}
      </span>
    </button>
  )
}

function textFor(button: HTMLElement): string {
  const selected = window.getSelection()?.toString().trim()
  if (selected) return selected.replaceAll(ADDED_SIGNS, '')
  const whole = button.closest('dialog') ?? document.getElementById('main')
  // the button is part of the dialog's text
  return whole?.innerText.replace(button.innerText, '').replaceAll(ADDED_SIGNS, '') ?? ''
}

/** Referenced here, as browsers never fire `end` for a collected utterance. */
let speech: { pieces: SpeechSynthesisUtterance[]; onEnd: () => void } | null = null

function speak(text: string, onEnd: () => void): void {
  stop()
  const pieces = splitText(text).map((piece) => {
    const one = new SpeechSynthesisUtterance(piece)
    one.lang = 'ru-RU'
    return one
  })
  const current = { pieces, onEnd }
  speech = current
  const last = pieces.at(-1)
  if (!last) return stop()
  last.onend = last.onerror = () => {
    if (speech === current) stop()
  }
  for (const piece of pieces) window.speechSynthesis.speak(piece)
}

function splitText(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${MAX_PIECE_LENGTH}}(?:[.!?…\\n]|\\s|$)`, 'g')) ?? []
}

function stop(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
  const ended = speech
  speech = null
  ended?.onEnd()
}
