import type { Term } from '@/lib/contract/shapes'
import {
  type CityAbout,
  type District,
  type History,
  type MediaOutlet,
  type Reference,
  type ReferenceEntry,
  type ReferenceFilter,
  toSearchText,
} from '@/lib/domains/city/contract'
import {
  findCityAbout,
  findCityHistory,
  findMediaOutlets,
  findReferenceEntries,
  findReferenceTopics,
} from '@/lib/domains/city/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { idOf, toPlace, toSeo, toTexts } from '@/lib/platform/payload/to-shapes'
import type { CityAbout as StoredAbout, ReferenceEntry as StoredEntry } from '@/lib/platform/payload/payload-types'
import { toImage } from '@/lib/platform/pictures/media'
import { containsWords } from '@/lib/text/word-match'

export async function getCityAbout(draft: boolean): Promise<{ city: CityAbout }> {
  const about = await findCityAbout(draft)
  return {
    city: {
      title: about.title ?? '',
      lead: about.lead ?? '',
      head_img: toImage(about.headImage),
      figures: (about.figures ?? []).map(({ value, label }) => ({ value, label })),
      facts: (about.facts ?? []).map(({ term, value }) => ({ term, value })),
      body: toHtml(about.body),
      symbols: (about.symbols ?? []).map(({ title, body, act, image }) => ({
        title,
        body: toHtml(body),
        act: act || null,
        image: toImage(image),
      })),
      anthem: toAnthem(about),
      districts: (about.districts ?? []).map(toDistrict),
      seo: toSeo(about.seo),
    },
  }
}

export async function getHistory(draft: boolean): Promise<{ history: History }> {
  const { title, lead, eras, seo } = await findCityHistory(draft)
  return {
    history: {
      title: title ?? '',
      lead: lead ?? '',
      eras: (eras ?? []).map((era) => ({
        title: era.title,
        years: era.years,
        events: (era.events ?? []).map((event) => ({
          year: event.year,
          title: event.title,
          body: toHtml(event.body),
          image: toImage(event.image),
        })),
      })),
      seo: toSeo(seo),
    },
  }
}

export async function listMediaOutlets(previewedId?: number): Promise<{ media_outlets: MediaOutlet[] }> {
  const outlets = await findMediaOutlets(previewedId)
  return {
    media_outlets: outlets.map(({ id, title, kind, description, schedule, founder, url, phones, email, ...place }) => ({
      id,
      title,
      kind,
      description,
      schedule: schedule || null,
      founder: founder || null,
      url: url || null,
      phones: toTexts(phones),
      email: email || null,
      ...toPlace(place),
    })),
  }
}

/** Returns the directory by topic; the browser filters by the same rule. */
export async function getReference({ text = '', topic }: ReferenceFilter, previewedId?: number): Promise<Reference> {
  const [stored, topics] = await Promise.all([findReferenceEntries(previewedId), findReferenceTopics()])
  const reference = topics
    .filter(({ id }) => topic === undefined || id === topic)
    .flatMap(({ id, title }) =>
      stored.filter((entry) => idOf(entry.topic) === id).map((entry) => toEntry(entry, { id, title })),
    )
    .filter((entry) => containsWords(toSearchText(entry), text))
  return { reference, topics }
}

function toAnthem({ anthem }: StoredAbout): CityAbout['anthem'] {
  if (!anthem?.text) return null
  return { title: anthem.title || 'Гимн города', authors: anthem.authors || null, text: anthem.text }
}

function toDistrict(district: NonNullable<StoredAbout['districts']>[number]): District {
  const { title, description, population, image } = district
  return { title, description, population: population || null, image: toImage(image), ...toPlace(district) }
}

function toEntry(entry: StoredEntry, topic: Term): ReferenceEntry {
  const { id, title, phones, hours, email, url, note } = entry
  return {
    id,
    title,
    topic,
    phones: toTexts(phones),
    ...toPlace(entry),
    hours: hours || null,
    email: email || null,
    url: url || null,
    note: note || null,
  }
}
