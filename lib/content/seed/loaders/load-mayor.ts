import type { SeedMayorActivity } from '@/lib/content/read/shapes/city-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import { receptionRows } from '@/lib/content/seed/loaders/seed-hours'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadMayor(seeding: Seeding): Promise<void> {
  const { city, writer, pictures } = seeding
  if (city.mayor) {
    const { biography, powers, picture, reception, ...mayor } = city.mayor
    await writer.fillGlobal('mayor', {
      ...mayor,
      reception: receptionRows(reception),
      biography: toLexical(biography),
      powers: toLexical(powers),
      headImage: picture && pictures.place(picture),
      _status: 'published',
    })
  }
  await loadActivities(seeding)
}

/** Oldest first, so that numbers grow with time. */
async function loadActivities(seeding: Seeding): Promise<void> {
  const types = new Dictionary(seeding.writer, 'mayor-activity-types')
  await types.fill(seeding.city.mayorActivities.map(({ type }) => type))
  const dated = seeding.city.mayorActivities.map((event) => ({
    event,
    date: seeding.clock.published(event.daysAgo, event.time),
  }))
  dated.sort((one, other) => one.date.localeCompare(other.date))
  for (const { event, date } of dated) await loadActivity(event, { date, type: types.id(event.type) }, seeding)
}

async function loadActivity(
  event: SeedMayorActivity,
  known: { date: string; type: number },
  { writer, pictures }: Seeding,
): Promise<void> {
  const { title, lead, place, picture, news = [], gallery } = event
  await writer.create('mayor-activities', {
    ...known,
    title,
    lead,
    place,
    body: toLexical(event.body),
    headImage: picture && pictures.place(picture),
    news: await Promise.all(news.map((one) => writer.find('news', one))),
    gallery: gallery === undefined ? undefined : await writer.find('galleries', gallery),
    _status: 'published',
  })
}
