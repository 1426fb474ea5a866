import { placeOf } from '@/lib/package/seed/city-map/place-of'
import {
  aboutAnthem,
  aboutBody,
  aboutDistricts,
  aboutFacts,
  aboutFigures,
  aboutLead,
  aboutSymbols,
  aboutTitle,
} from '@/lib/package/seed/content/city-about'
import { demoReference } from '@/lib/package/seed/content/reference'
import { Dictionary } from '@/lib/package/seed/loaders/dictionary'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { onlyPictures } from '@/lib/package/seed/pictures/city-pictures'

/** Everything of «Мой город» but the events and the albums. */
export async function loadCity(seeding: Seeding): Promise<void> {
  await loadAbout(seeding)
  await loadHistory(seeding)
  await loadOutlets(seeding)
  await loadReference(seeding)
}

async function loadAbout({ writer, pictures }: Seeding): Promise<void> {
  await writer.fillGlobal('city-about', {
    title: aboutTitle,
    lead: aboutLead,
    headImage: pictures.place(onlyPictures.panorama),
    figures: aboutFigures,
    facts: aboutFacts,
    body: toLexical(aboutBody),
    symbols: aboutSymbols.map(({ drawing, body, ...symbol }) => ({
      ...symbol,
      image: pictures.place(onlyPictures[drawing]),
      body: toLexical(body),
    })),
    anthem: aboutAnthem,
    districts: aboutDistricts.map(({ address, description, ...district }) => ({
      ...district,
      description,
      ...placeOf(address),
    })),
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

async function loadOutlets({ city, writer }: Seeding): Promise<void> {
  for (const [index, { phones, address, description, ...outlet }] of city.mediaOutlets.entries()) {
    await writer.create('media-outlets', {
      ...outlet,
      description,
      ...placeOf(address),
      phones: phones.map((text) => ({ text })),
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}

async function loadReference({ writer }: Seeding): Promise<void> {
  const topics = new Dictionary(writer, 'reference-topics')
  await topics.fill(demoReference.map(({ title }) => title))
  for (const { title: topic, entries } of demoReference) {
    for (const [index, { phones, address, ...entry }] of entries.entries()) {
      await writer.create('reference-entries', {
        ...entry,
        ...(address && placeOf(address)),
        phones: phones.map((text) => ({ text })),
        topic: topics.id(topic),
        position: (index + 1) * 10,
        _status: 'published',
      })
    }
  }
}
