import Link from 'next/link'
import { newsSection } from '@/components/features/news/news-section'
import { Badge } from '@/components/ui/badge'
import { MomentText } from '@/components/ui/moment-text'
import { env } from '@/lib/config/env'
import type { NewsCard } from '@/lib/domains/news/contract'
import { termWords } from '@/lib/shared/term-words'
import { formatDate } from '@/lib/shared/dates'

/** Shows above the title the day and the type, and for a message its term. */
export function NewsMeta({ news }: { news: NewsCard }) {
  const { type, date_publication: published, expires_at: expires, is_expired: isExpired } = news
  return (
    <>
      <MomentText value={published} zone={env.TIME_ZONE} />
      <Link href={newsSection.href({ type: type.code })} className="link-quiet target">
        {type.title}
      </Link>
      {expires && !isExpired && <Badge tone="brand">Действует {termWords(expires, env.TIME_ZONE)}</Badge>}
      {expires && isExpired && <Badge tone="sun">Срок прошёл {formatDate(expires, env.TIME_ZONE)}</Badge>}
    </>
  )
}
