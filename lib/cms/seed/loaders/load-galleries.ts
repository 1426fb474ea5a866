import { demoGalleries } from '@/lib/cms/seed/content/galleries'
import type { SeedGallery, SeedGalleryPicture } from '@/lib/cms/seed/content/gallery-shapes'
import { videoUrl } from '@/lib/cms/seed/loaders/load-news'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'

/** Albums of the mayor and of the city, the oldest first, so that numbers grow with time. */
export async function loadGalleries(seeding: Seeding): Promise<void> {
  for (const gallery of demoGalleries.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await loadGallery(gallery, seeding)
  }
}

async function loadGallery(gallery: SeedGallery, seeding: Seeding): Promise<void> {
  const { owner, title, summary, daysAgo, pictures, videos = [] } = gallery
  const ids: number[] = []
  for (const picture of pictures) ids.push(await placeCaptioned(picture, seeding))
  await seeding.writer.create('galleries', {
    owner,
    title,
    summary,
    date: seeding.clock.day(daysAgo),
    pictures: ids,
    videos: await Promise.all(
      videos.map(async ({ title: name, duration, still }) => ({
        title: name,
        url: videoUrl(name),
        duration,
        still: await seeding.pictures.place(still),
      })),
    ),
    _status: 'published',
  })
}

/** The caption belongs to the picture itself, wherever it is shown. */
async function placeCaptioned({ caption, ...picture }: SeedGalleryPicture, seeding: Seeding): Promise<number> {
  const id = await seeding.pictures.place(picture)
  await seeding.writer.update('media', id, { caption })
  return id
}
