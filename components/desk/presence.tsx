'use client'

import { useQuery } from '@tanstack/react-query'
import { withQueryProvider } from '@/components/ui/query-provider'
import type { Looker } from '@/lib/domains/desk/shapes'

/** How often an open card says that it is open; less than a third of the time-out. */
const BEAT_MS = 15_000

interface PresenceProps {
  endpoint: string
  initial: readonly Looker[]
}

/** Says who else has this card open. Of two answers the second is refused anyway: this spares the typing. */
export const Presence = withQueryProvider(function Presence({ endpoint, initial }: PresenceProps) {
  const { data: others } = useQuery({
    queryKey: [endpoint],
    queryFn: () => beat(endpoint),
    initialData: initial,
    refetchInterval: BEAT_MS,
  })
  const first = others.find(({ isFirst }) => isFirst)
  return (
    <p role="status" className={others.length > 0 ? 'rounded-field bg-sun-tint px-3.5 py-2.5' : 'sr-only'}>
      {first
        ? `Эту карточку раньше вас открыл сотрудник: ${first.name}. Если ответите оба, пройдёт только первый ответ.`
        : others.length > 0 && `Карточку смотрят и другие: ${others.map(({ name }) => name).join(', ')}.`}
    </p>
  )
})

async function beat(endpoint: string): Promise<readonly Looker[]> {
  const response = await fetch(endpoint, { method: 'POST', headers: { accept: 'application/json' } })
  return response.ok ? ((await response.json()) as { others: Looker[] }).others : []
}
