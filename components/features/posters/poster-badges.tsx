import { Badge } from '@/components/ui/badge'
import type { PosterCard } from '@/lib/domains/posters/contract'

/** Shows price and age as badges; for a past event a badge says that it is over. */
export function PosterBadges({ poster }: { poster: PosterCard }) {
  const { age, is_free: isFree, is_past: isPast, price } = poster
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {isPast && <Badge tone="sun">Прошло</Badge>}
      {isFree && <Badge tone="brand">Бесплатно</Badge>}
      <Badge>
        {age}+<span className="sr-only"> — возраст</span>
      </Badge>
      {price && <span className="min-w-0 text-ink-soft">{price}</span>}
    </p>
  )
}
