import { useState, type KeyboardEvent, useEffect } from 'react'
import type { AddressSuggestion } from '@/components/map/map-place'
import type { MapServices } from '@/components/map/map-provider'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The text of a form's field; without it the search holds its own. */
export interface TypedAddress {
  value: string
  onType: (text: string) => void
}

export function useAddressChoice(
  suggest: NonNullable<MapServices['suggestAddresses']>,
  onChoose: (address: AddressSuggestion) => void,
  typed?: TypedAddress,
) {
  const [inner, setInner] = useState('')
  const { value: text, onType: setText } = typed ?? { value: inner, onType: setInner }
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const { found, state } = useSuggestions(text, suggest, isOpen)

  function type(next: string) {
    setText(next)
    setOpen(true)
    setIndex(-1)
  }

  function choose(address: AddressSuggestion | undefined) {
    if (!address) return
    setText(address.title)
    setOpen(false)
    setIndex(-1)
    onChoose(address)
  }

  async function take() {
    if (index >= 0) return choose(found[index])
    const best = text.trim() ? await suggest(text, new AbortController().signal).catch(() => []) : []
    choose(best[0])
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step && found.length > 0) {
      setOpen(true)
      setIndex((now) => (now < 0 && step < 0 ? found.length - 1 : (now + step + found.length) % found.length))
    } else if (event.key === 'Enter') void take()
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  return {
    text,
    index,
    found,
    state: isOpen ? state : '',
    isListed: isOpen && found.length > 0,
    type,
    choose,
    onKeyDown,
    close: () => setOpen(false),
  }
}

const PAUSE_MS = 250
const SHORTEST = 3

interface Answer {
  text: string
  found: readonly AddressSuggestion[]
  failed: boolean
}

const NONE: Answer = { text: '', found: [], failed: false }

function useSuggestions(
  text: string,
  suggest: NonNullable<MapServices['suggestAddresses']>,
  isWanted: boolean,
): { found: readonly AddressSuggestion[]; state: string } {
  const [answer, setAnswer] = useState(NONE)
  const asked = text.trim()
  useEffect(() => {
    if (!isWanted || asked.length < SHORTEST) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggest(asked, stop.signal)
        .then((found) => setAnswer({ text: asked, found, failed: false }))
        .catch(() => !stop.signal.aborted && setAnswer({ text: asked, found: [], failed: true }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, suggest, isWanted])
  const isTold = asked.length >= SHORTEST && answer.text === asked
  if (asked.length < SHORTEST || !isTold) return { found: asked.length < SHORTEST ? [] : answer.found, state: '' }
  return { found: answer.found, state: describeState(answer) }
}

function describeState({ found, failed }: Answer): string {
  if (failed) return 'Поиск адреса сейчас недоступен'
  return found.length === 0 ? 'Такого адреса в городе нет. Проверьте название улицы.' : ''
}
