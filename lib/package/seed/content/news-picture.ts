import { demoNews } from '@/lib/package/seed/content/news'
import type { SeedPicture } from '@/lib/package/seed/content/shapes'

/** The picture of the news item whose title begins so: an event that was in the news looks the same everywhere. */
export function newsPicture(title: string): SeedPicture {
  const picture = demoNews.find((item) => item.title.startsWith(title))?.picture
  if (!picture) throw new Error(`Нет новости с картинкой и заголовком «${title}…»`)
  return picture
}
