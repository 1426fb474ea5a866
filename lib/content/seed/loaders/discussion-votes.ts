import type { SeedDiscussion, SeedProposal } from '@/lib/content/read/shapes/participation-shapes'
import { createRandom } from '@/lib/content/seed/random'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { VoteCode } from '@/lib/domains/discussions/contract'

export type SeedVote = Omit<SeedData<'discussion-votes'>, 'discussion' | 'number'> & {
  number: number
  createdAt: string
}

/** Spreads votes over a discussion's days; demo residents have no names. */
export function buildVotes(
  { silent, proposals, periods }: SeedDiscussion,
  index: number,
  clock: SeedClock,
): SeedVote[] {
  const random = createRandom(`votes ${index}`)
  const wordless = silent.flatMap((count, kind) =>
    Array.from({ length: count }, (): SeedProposal => ({ type: (kind + 1) as VoteCode, text: '' })),
  )
  const mixed = [...wordless, ...proposals]
    .map((one) => ({ one, place: random.between(0, 1) }))
    .sort((a, b) => a.place - b.place)
  const first = periods[2]
  const last = Math.max(periods[3], 0)
  return mixed.map(({ one, place }, order) => {
    const days = Math.round(first - (first - last) * place)
    const time = `${String(9 + (Math.floor(order / 7) % 11)).padStart(2, '0')}:${String(10 + ((order * 7) % 45))}`
    return {
      ...toVote(one, periods[4], clock),
      number: order + 1,
      createdAt: clock.published(days, time),
      receivedOn: toReceived(one, days, clock),
    }
  })
}

function toReceived({ source }: SeedProposal, days: number, clock: SeedClock): string | null {
  return source ? clock.day(days) : null
}

function toVote({ type, text, source, answer, answerText }: SeedProposal, reviewedAgo: number, clock: SeedClock) {
  const answeredAt = answer ? clock.published(Math.max(reviewedAgo - 4, 0), '15:30') : null
  return {
    source: source ?? ('portal' as const),
    type: String(type) as SeedVote['type'],
    text: text === '' ? null : text,
    sourceNote: source === 'journal' ? 'Журнал экспозиции' : source === 'paper' ? 'Письмо' : null,
    answerKind: answer ?? null,
    answerText: answerText ?? null,
    answeredAt,
    answerToldAt: answeredAt,
  }
}
