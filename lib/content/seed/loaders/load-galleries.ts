import type { SeedGallery } from '@/lib/content/read/shapes/city-shapes'
import { videoUrl } from '@/lib/content/seed/loaders/load-news'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

/** Oldest first, so that numbers grow with time. */
export async function loadGalleries(seeding: Seeding): Promise<void> {
  for (const gallery of seeding.city.galleries.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await loadGallery(gallery, seeding)
  }
}

async function loadGallery(gallery: SeedGallery, seeding: Seeding): Promise<void> {
  const { owner, title, summary, daysAgo, pictures, videos = [] } = gallery
  await seeding.writer.create('galleries', {
    owner,
    title,
    summary,
    date: seeding.clock.day(daysAgo),
    pictures: pictures.map((picture) => seeding.pictures.place(picture)),
    videos: videos.map(({ title: name, duration, still }) => ({
      title: name,
      url: videoUrl(name),
      duration,
      still: seeding.pictures.place(still),
    })),
    _status: 'published',
  })
}
