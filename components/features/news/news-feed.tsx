import { Feed } from 'feed'
import { getNewsList } from '@/components/features/news/queries'
import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/contract/news'
import type { Site } from '@/lib/contract/site'

const PAGES = [1, 2]

/** RSS 2.0 of the latest news, or of one type of them. */
export async function newsFeed({ settings }: Site, type: number | undefined): Promise<string> {
  const pages = await Promise.all(PAGES.map((page) => getNewsList({ type, page })))
  const typeTitle = pages[0]?.news_types.find(({ code }) => code === type)?.title
  const feed = new Feed({
    id: absolute(paths.news),
    title: [settings.administration, typeTitle ?? 'Новости'].filter(Boolean).join(': '),
    description: `${typeTitle ?? 'Новости и объявления'} ${settings.city_genitive || 'города'}`,
    link: absolute(type ? `${paths.news}?type=${type}` : paths.news),
    feedLinks: { rss: absolute(type ? paths.newsTypeFeed(type) : paths.newsFeed) },
    language: 'ru',
    copyright: settings.administration,
    generator: settings.administration,
  })
  for (const news of pages.flatMap((page) => page.news.data)) addItem(feed, news)
  return feed.rss2()
}

function addItem(feed: Feed, news: NewsCard): void {
  const { id, slug, type, title, lead, date_publication: published, head_img: image } = news
  const link = absolute(newsPath({ id, slug, typeCode: type.code }))
  const card = image?.img.sizes?.card
  feed.addItem({
    title,
    id: link,
    link,
    description: lead || title,
    date: new Date(published),
    category: [{ name: type.title }],
    ...(card && { enclosure: { url: absolute(card.url), type: 'image/jpeg', length: card.size ?? 0 } }),
  })
}

function absolute(path: string): string {
  return new URL(path, env.PUBLIC_URL).href
}
