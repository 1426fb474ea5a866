import { buildReference } from '@/lib/content/seed/loaders/build-reference'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadCity(seeding: Seeding): Promise<void> {
  await loadAbout(seeding)
  await loadHistory(seeding)
  await loadOutlets(seeding)
  await loadReference(seeding)
}

async function loadAbout({ city, writer, pictures, findPlace }: Seeding): Promise<void> {
  if (!city.cityAbout) return
  const { picture, body, symbols, districts, ...about } = city.cityAbout
  await writer.fillGlobal('city-about', {
    ...about,
    headImage: picture && pictures.place(picture),
    body: toLexical(body),
    symbols: symbols.map(({ picture: image, body: meaning, ...symbol }) => ({
      ...symbol,
      image: pictures.place(image),
      body: toLexical(meaning),
    })),
    districts: districts.map((district) => ({ ...district, ...findPlace(district) })),
    _status: 'published',
  })
}

async function loadHistory({ city, writer, pictures }: Seeding): Promise<void> {
  if (!city.cityHistory) return
  const { title: historyTitle, lead } = city.cityHistory
  const eras = city.cityHistory.eras.map(({ title, years, events }) => ({
    title,
    years,
    events: events.map(({ body, picture, ...event }) => ({
      ...event,
      body: toLexical(body),
      image: picture && pictures.place(picture),
    })),
  }))
  await writer.fillGlobal('city-history', {
    title: historyTitle,
    lead,
    eras,
    _status: 'published',
  })
}

async function loadOutlets({ city, writer, findPlace }: Seeding): Promise<void> {
  for (const [index, { phones, address, description, ...outlet }] of city.mediaOutlets.entries()) {
    await writer.create('media-outlets', {
      ...outlet,
      description,
      ...findPlace({ address }),
      phones: phones.map((text) => ({ text })),
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}

async function loadReference({ city, writer, findPlace }: Seeding): Promise<void> {
  const topics = new Dictionary(writer, 'reference-topics')
  const reference = buildReference(city)
  await topics.fill(reference.map(({ title }) => title))
  for (const { title: topic, entries } of reference) {
    for (const [index, { phones, address, ...entry }] of entries.entries()) {
      await writer.create('reference-entries', {
        ...entry,
        ...(address && findPlace({ address })),
        phones: phones.map((text) => ({ text })),
        topic: topics.id(topic),
        position: (index + 1) * 10,
        _status: 'published',
      })
    }
  }
}
