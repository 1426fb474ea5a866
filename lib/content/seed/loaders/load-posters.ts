import type { SeedPoster, SeedShowing } from '@/lib/content/read/shapes/city-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadPosters(seeding: Seeding): Promise<void> {
  const categories = new Dictionary(seeding.writer, 'poster-categories')
  const { dictionaries, posters } = seeding.city
  await categories.fill([...(dictionaries?.posterCategories ?? []), ...posters.map(({ category }) => category)])
  for (const poster of posters) {
    const content = await buildContent(poster, seeding)
    await seeding.writer.create('posters', { ...content, category: categories.id(poster.category) })
  }
}

async function buildContent(
  poster: SeedPoster,
  { clock, pictures, files, findPlace }: Seeding,
): Promise<Omit<SeedData<'posters'>, 'category'>> {
  const { title, summary, body, age, forChildren, price, organizer, phone, ticketUrl, picture, showings } = poster
  return {
    title,
    age,
    forChildren,
    price,
    organizer,
    phone,
    ticketUrl,
    summary,
    body: toLexical(body),
    isFree: price === undefined,
    headImage: picture && pictures.place(picture),
    attachments: await files.place(poster.files, { issuer: organizer }),
    dates: showings.map((showing) => ({ ...toDate(showing, clock), ...findPlace(showing.venue) })),
    _status: 'published',
  }
}

function toDate({ week, day, time, until, venue }: SeedShowing, clock: SeedClock) {
  return {
    startsAt: clock.onWeekday(week, day, time),
    endsAt: findEnd({ week, day, until }, clock),
    place: venue.place,
  }
}

function findEnd({ week, day, until }: Pick<SeedShowing, 'week' | 'day' | 'until'>, clock: SeedClock) {
  if (until === undefined) return undefined
  return typeof until === 'string'
    ? clock.onWeekday(week, day, until)
    : clock.onWeekday(until.week, until.day, until.time)
}
