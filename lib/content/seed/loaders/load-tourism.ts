import type { SeedStop, SeedTourismItem, SeedTourismSection } from '@/lib/content/read/shapes/city-shapes'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { parseHours } from '@/lib/content/seed/loaders/seed-hours'

export async function loadTourism(seeding: Seeding): Promise<void> {
  for (const [index, section] of seeding.city.tourism.entries()) {
    const { link, kind, title, lead, picture } = section
    const id = await seeding.writer.create('tourism-sections', {
      link,
      kind,
      title,
      lead,
      position: (index + 1) * 10,
      headImage: seeding.pictures.place(picture),
      _status: 'published',
    })
    await loadItems(id, section, seeding)
  }
}

async function loadItems(section: number, { items }: SeedTourismSection, { writer, pictures, findPlace }: Seeding) {
  for (const [index, item] of items.entries()) {
    await writer.create('tourism-items', {
      ...toTexts(item),
      ...toPlace(item.address ?? item.point, findPlace),
      section,
      position: (index + 1) * 10,
      headImage: item.picture && pictures.place(item.picture),
      gallery: (item.gallery ?? []).map((picture) => pictures.place(picture)),
      hours: item.hours ? parseHours(item.hours) : [],
      phones: (item.phones ?? []).map((text) => ({ text })),
      stops: (item.stops ?? []).map((stop) => toStop(stop, findPlace)),
      _status: 'published',
    })
  }
}

function toTexts(
  item: SeedTourismItem,
): Pick<
  SeedData<'tourism-items'>,
  | ('title' | 'lead' | 'sort' | 'fact' | 'body' | 'hoursNote')
  | ('email' | 'site' | 'price' | 'lengthKm' | 'duration' | 'difficulty')
> {
  const { sort, fact, hoursNote, email, site, price, lengthKm, duration, difficulty } = item
  return {
    sort,
    fact,
    hoursNote,
    email,
    site,
    price,
    lengthKm,
    duration,
    difficulty,
    title: item.title,
    lead: item.lead,
    body: toLexical(item.body),
  }
}

function toStop({ title, text, at }: SeedStop, findPlace: Seeding['findPlace']) {
  return { title, text, ...toPlace(at, findPlace) }
}

function toPlace(at: SeedStop['at'] | undefined, findPlace: Seeding['findPlace']) {
  if (at === undefined) return {}
  if (typeof at === 'string') return findPlace({ address: at })
  const [latitude, longitude] = at
  return { latitude, longitude }
}
