import { HomeBand } from '@/components/civic/home-band'
import { NewsSwitch } from '@/components/features/news/news-switch'
import { MESSAGE_TYPE_CODE, paths, newsPath } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import { MomentText } from '@/components/ui/text/date-text'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { env } from '@/lib/config/env'
import type { NewsCard } from '@/lib/domains/news/contract'
import { CardLink } from '@/components/ui/list/card-link'

export function HomeNews({ news, groups }: { news: Home['news']; groups: Home['news_by_type'] }) {
  if (news.length === 0) return null
  const types = groups.filter(({ type }) => type.code !== MESSAGE_TYPE_CODE)
  const panels = [
    { href: paths.news, label: 'Главное', panel: <NewsPanel news={news} first /> },
    ...types.map((group) => ({
      href: `${paths.news}?type=${group.type.code}`,
      label: group.type.title,
      panel: <NewsPanel news={group.news} />,
    })),
  ]
  return (
    <HomeBand id="home-news" title="Новости" more={{ href: paths.news, label: 'Все новости' }}>
      <NewsSwitch label="Типы новостей" panels={panels} />
    </HomeBand>
  )
}

const BESIDE = 4

/** `first` marks the panel of the first tab. */
function NewsPanel({ news, first = false }: { news: readonly NewsCard[]; first?: boolean }) {
  const [lead, ...others] = news
  if (!lead) return null
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16">
      <LeadNews news={lead} showsType={first} />
      <ul className="divide-y divide-line border-line max-lg:border-t">
        {others.slice(0, BESIDE).map((item, index) => (
          <BesideNews key={item.id} news={item} showsType={first} className={index < 2 ? '' : 'max-sm:hidden'} />
        ))}
      </ul>
    </div>
  )
}

function LeadNews({ news, showsType }: { news: NewsCard; showsType: boolean }) {
  return (
    <article className="group relative">
      <Picture image={news.head_img} sizes="(min-width: 64rem) 42rem, 100vw" decorative />
      <p className="mt-3 text-sm text-ink-soft sm:mt-5">
        <Meta news={news} showsType={showsType} />
      </p>
      <h3 className="mt-1.5 text-2xl font-semibold sm:text-h2">
        <CardLink href={getHref(news)}>
          <UnbrokenNumbers text={news.title} />
        </CardLink>
      </h3>
      {news.lead && (
        <p className="mt-3 max-w-measure text-lg text-ink-soft max-sm:hidden">
          <TextWithContacts text={news.lead} />
        </p>
      )}
    </article>
  )
}

function BesideNews({ news, showsType, className }: { news: NewsCard; showsType: boolean; className: string }) {
  return (
    <li className={classNames('group relative flex gap-5 py-4 sm:py-5 lg:py-6 lg:first:pt-0', className)}>
      {/* The picture comes first in the page, so that the title knows its width before the rest of a slow page is there. */}
      {news.head_img && (
        <div data-thumbnail className="order-last w-24 max-w-[33%] shrink-0 sm:w-40">
          <Picture image={news.head_img} sizes="10rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <Meta news={news} showsType={showsType} />
        </p>
        <h3 className="mt-1 text-lg leading-6 font-medium">
          <CardLink href={getHref(news)}>
            <UnbrokenNumbers text={news.title} />
          </CardLink>
        </h3>
      </div>
    </li>
  )
}

function Meta({ news, showsType }: { news: NewsCard; showsType: boolean }) {
  return (
    <>
      <MomentText value={news.date_publication} zone={env.TIME_ZONE} />
      {showsType && <span> · {news.type.title}</span>}
    </>
  )
}

function getHref({ id, slug, type }: NewsCard): string {
  return newsPath({ id, slug, typeCode: type.code })
}
