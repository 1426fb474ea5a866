import { sql } from '@payloadcms/db-postgres'
import type { SeedNews } from '@/lib/content/read/shapes/city-shapes'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { slugify } from '@/lib/text/slugify'

/** Oldest first, so that numbers grow with time. Returns ids by title. */
export async function loadNews(
  typeIds: ReadonlyMap<number, number>,
  seeding: Seeding,
): Promise<ReadonlyMap<string, number>> {
  const dated = seeding.city.news.map((item) => ({
    item,
    publishedAt: seeding.clock.published(item.daysAgo, item.time),
  }))
  dated.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
  const ids = new Map<string, number>()
  const countItem = seeding.progress.begin('новости', dated.length)
  for (const { item, publishedAt } of dated) {
    const type = typeIds.get(item.type)
    if (type === undefined) throw new Error(`Нет типа новостей с кодом ${item.type}`)
    const content = await buildContent(item, seeding)
    const id = await seeding.writer.create('news', { ...content, type, publishedAt })
    ids.set(item.title, id)
    await storeOutage(id, item, content, seeding)
    countItem()
  }
  return ids
}

async function buildContent(
  item: SeedNews,
  { clock, pictures, files }: Seeding,
): Promise<Omit<SeedData<'news'>, 'type'>> {
  const { title, lead, tags, picture, gallery = [] } = item
  return {
    title,
    lead,
    body: toLexical(item.body),
    tags,
    headImage: picture && pictures.place(picture),
    gallery: gallery.map((one) => pictures.place(one)),
    attachments: await files.place(item.files),
    video: item.videoTitle ? { title: item.videoTitle, url: videoUrl(item.videoTitle) } : undefined,
    startsAt: item.starts && clock.clockIn(0 - item.starts.daysAgo, item.starts.time),
    expiresAt: item.expiresInDays === undefined ? undefined : clock.termEndIn(item.expiresInDays, item.expiresAt),
    _status: 'published',
  }
}

async function storeOutage(
  id: number,
  { outage }: SeedNews,
  { startsAt, expiresAt }: Partial<SeedData<'news'>>,
  { writer }: Seeding,
): Promise<void> {
  if (!outage || !startsAt || !expiresAt) return
  await writer.run(sql`
    INSERT INTO private_outages (news_id, what, places, responsible, starts_at, ends_at)
    VALUES (${id}, ${outage.what}, ${outage.where}, ${outage.responsible}, ${startsAt}::timestamptz, ${expiresAt}::timestamptz)`)
}

/** Invented video URL. */
export function videoUrl(title: string): string {
  return `https://video.samursk.example/watch/${slugify(title)}`
}
