import { NewsLines } from '@/components/features/news/news-lines'
import { getTaggedNews } from '@/components/features/news/queries'

/** Null without such news, so the page can say so itself. */
export async function readTaggedNews(tag: string) {
  const news = await getTaggedNews(tag)
  return news.length > 0 ? <NewsLines news={news} /> : null
}
