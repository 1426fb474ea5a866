import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '@/components/map/map-place'
import type { MapServices } from '@/components/map/map-provider'

const PAUSE_MS = 250
const SHORTEST = 3

interface Answer {
  text: string
  found: readonly AddressSuggestion[]
  failed: boolean
}

const NONE: Answer = { text: '', found: [], failed: false }

/** Asks for addresses like what is typed after a short pause; `state` is what to say where there are none. */
export function useSuggestions(
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
  return { found: answer.found, state: stateOf(answer) }
}

function stateOf({ found, failed }: Answer): string {
  if (failed) return 'Поиск адреса сейчас недоступен'
  return found.length === 0 ? 'Такого адреса в городе нет. Проверьте название улицы.' : ''
}
