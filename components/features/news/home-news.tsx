import { Band } from '@/components/ui/band'
import { NewsPanel } from '@/components/features/news/news-panel'
import { NewsSwitch } from '@/components/features/news/news-switch'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'

/** Draws current news with types as tabs, each with its latest items. Messages have a band of their own. */
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
    <Band id="home-news" title="Новости" more={{ href: paths.news, label: 'Все новости' }}>
      <NewsSwitch label="Типы новостей" panels={panels} />
    </Band>
  )
}
