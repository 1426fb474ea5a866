import type { NewsPage } from '@/components/features/news/news-section'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import { Badge } from '@/components/ui/text/badge'
import { classNames } from '@/components/ui/class-names'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'
import { formatDeadline } from '@/lib/time/deadline-text'
import { formatDate } from '@/lib/time/dates'
import { CardLink } from '@/components/ui/list/card-link'

export function NewsList({ state }: Pick<NewsPage, 'state'>) {
  return (
    <SectionList id="news-list" state={state} look={rowsClassName}>
      {(item, index) => <NewsRow key={item.id} news={item} priority={index === 0} />}
    </SectionList>
  )
}

interface NewsRowProps {
  news: NewsCard
  priority?: boolean
}

const DATED = 'lg:grid-cols-[10rem_minmax(0,1fr)]'
const PICTURED =
  'grid-cols-[minmax(0,1fr)_min(6.5rem,33%)] sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-8 lg:grid-cols-[10rem_minmax(0,1fr)_15rem]'

function NewsRow({ news, priority = false }: NewsRowProps) {
  const { id, slug, type, title, lead, head_img: image } = news
  return (
    <li
      className={classNames('group relative grid gap-x-5 py-5 sm:py-6 lg:gap-x-10 lg:py-7', image ? PICTURED : DATED)}
    >
      <p className="col-span-full mb-2 flex flex-wrap gap-x-2 text-sm text-ink-soft lg:col-span-1 lg:mb-0 lg:block lg:pt-1">
        <MomentText value={news.date_publication} zone={env.TIME_ZONE} className="lg:block lg:text-ink" />
        <span aria-hidden className="lg:hidden">
          ·
        </span>
        <span>{type.title}</span>
      </p>
      <div className="min-w-0">
        <h2 className="text-lg leading-6 font-semibold sm:text-h3">
          <CardLink href={newsPath({ id, slug, typeCode: type.code })}>{title}</CardLink>
        </h2>
        {lead && (
          <p className={classNames('mt-2 line-clamp-3 text-ink-soft max-sm:hidden', image && 'max-w-measure')}>
            {lead}
          </p>
        )}
        <Term news={news} />
      </div>
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 11rem, 7rem"
          priority={priority}
          decorative
        />
      )}
    </li>
  )
}

function Term({ news: { expires_at: expires, is_expired: isExpired } }: { news: NewsCard }) {
  if (!expires) return null
  return (
    <p className="mt-2.5">
      {isExpired ? (
        <Badge>Срок прошёл {formatDate(expires, env.TIME_ZONE)}</Badge>
      ) : (
        <Badge tone="brand">Действует {formatDeadline(expires, env.TIME_ZONE)}</Badge>
      )}
    </p>
  )
}
