import type { SeedMayorActivity } from '@/lib/cms/seed/content/gallery-shapes'
import { demoMayorActivities, mayorBiography, mayorPowers } from '@/lib/cms/seed/content/mayor'
import { demoMayor, mayorPortraitAlt } from '@/lib/cms/seed/content/site'
import { drawPortrait } from '@/lib/cms/seed/drawing/draw-portrait'
import { Dictionary } from '@/lib/cms/seed/loaders/dictionary'
import { toLexical } from '@/lib/cms/seed/loaders/lexical'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'

/** The mayor's page and what he did; news and albums that events refer to are already there. */
export async function loadMayor(seeding: Seeding): Promise<void> {
  const { writer, pictures } = seeding
  const portrait = () => drawPortrait({ variant: 1, gender: 'male', age: 'middle' })
  await writer.fillGlobal('mayor', {
    ...demoMayor,
    socials: [...demoMayor.socials],
    biography: toLexical(mayorBiography),
    powers: toLexical(mayorPowers),
    headImage: await pictures.placeDrawing('mayor', mayorPortraitAlt, portrait),
    _status: 'published',
  })
  await loadActivities(seeding)
}

/** The oldest first, so that numbers grow with time. */
async function loadActivities(seeding: Seeding): Promise<void> {
  const types = new Dictionary(seeding.writer, 'mayor-activity-types')
  await types.fill(demoMayorActivities.map(({ type }) => type))
  const dated = demoMayorActivities.map((event) => ({
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
    ...{ title, lead, place },
    body: toLexical(event.body),
    headImage: picture && (await pictures.place(picture)),
    news: await Promise.all(news.map((one) => writer.find('news', one))),
    gallery: gallery === undefined ? undefined : await writer.find('galleries', gallery),
    _status: 'published',
  })
}
