'use client'

import { useQuery } from '@tanstack/react-query'
import { withQueryProvider } from '@/components/ui/query-provider'
import type { Looker } from '@/lib/domains/desk/shapes'

/** How often an open card says that it is open; less than a third of the time-out. */
const BEAT_MS = 15_000

interface PresenceProps {
  /** Path of the card's calls. */
  card: string
  /** Query of the list that the card was opened from. */
  view: string
  initial: readonly Looker[]
  /** The reader may decide, not only read. */
  isActing: boolean
}

/** Says who else has this card open, and lets the reader take it over from the one who writes the answer. */
export const Presence = withQueryProvider(function Presence({ card, view, initial, isActing }: PresenceProps) {
  const { data: others } = useQuery({
    queryKey: [card],
    queryFn: () => beat(`${card}/opening`),
    initialData: initial,
    refetchInterval: BEAT_MS,
  })
  return (
    <div role="status" className={others.length > 0 ? 'rounded-field bg-sun-tint px-3.5 py-2.5' : 'sr-only'}>
      {others.length > 0 && <p>{describeOthers(others)}</p>}
      {isActing && others.some(({ isHolder }) => isHolder) && (
        <form method="post" action={`${card}/holder`} encType="multipart/form-data">
          <input type="hidden" name="view" value={view} />
          <button type="submit" className="link target">
            Взять себе
          </button>
        </form>
      )}
    </div>
  )
})

function describeOthers(others: readonly Looker[]): string {
  const holder = others.find(({ isHolder }) => isHolder)
  if (holder) return `Ответ пишет сотрудник: ${holder.name}. Пока не возьмёте карточку себе, ваше решение не пройдёт.`
  const first = others.find(({ isFirst }) => isFirst)
  return first
    ? `Эту карточку раньше вас открыл сотрудник: ${first.name}. Если ответите оба, пройдёт только первый ответ.`
    : `Карточку смотрят и другие: ${others.map(({ name }) => name).join(', ')}.`
}

async function beat(endpoint: string): Promise<readonly Looker[]> {
  const response = await fetch(endpoint, { method: 'POST', headers: { accept: 'application/json' } })
  return response.ok ? ((await response.json()) as { others: Looker[] }).others : []
}
