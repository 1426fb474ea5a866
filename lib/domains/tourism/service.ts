import { AppError } from '@/lib/contract/errors'
import type {
  TourismCard,
  TourismFilter,
  TourismItem,
  TourismSection,
  TourismSectionAnswer,
} from '@/lib/domains/tourism/contract'
import {
  findItems,
  findNeighbours,
  findSections,
  findSorts,
  type ItemRow,
  type SectionRow,
} from '@/lib/domains/tourism/repository'
import { toHours } from '@/lib/platform/calendar/hours'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { findDraft, requirePage } from '@/lib/platform/payload/find-pages'
import { idOf, toPlace, toSeo } from '@/lib/platform/payload/to-shapes'
import type { TourismItem as StoredItem } from '@/lib/platform/payload/payload-types'
import { toImage, toImages } from '@/lib/platform/pictures/media'

const OTHERS = 3

export async function listTourismSections() {
  return { sections: (await findSections()).map(toSection) }
}

export async function getTourismSection(
  link: string,
  filter: TourismFilter,
  previewed?: number,
): Promise<TourismSectionAnswer> {
  const sections = (await findSections()).map(toSection)
  const section = (await findSectionDraft(link, previewed)) ?? sections.find((one) => one.link === link)
  if (!section) throw new AppError('notFound')
  const isWhole = !filter.text && !filter.sort
  const [items, sorts, neighbours] = await Promise.all([
    findItems(section.id, filter),
    findSorts(section.id),
    isWhole ? findNeighbours(section.id) : [],
  ])
  return { section, sections, sorts, neighbours, items: items.map(toCard) }
}

export async function getTourismItem(link: string, id: number, draft: boolean) {
  const item = await requirePage('tourism-items', id, { draft })
  const sectionId = idOf(item.section)
  const section = (await findSections()).map(toSection).find((one) => one.id === sectionId)
  if (!section || section.link !== link) throw new AppError('notFound')
  const items = await findItems(section.id, {})
  const here = items.findIndex((one) => one.id === id)
  const others = [...items.slice(here + 1), ...items.slice(0, Math.max(0, here))].slice(0, OTHERS)
  return { item: toItem(item), section, others: others.map(toCard) }
}

async function findSectionDraft(link: string, previewed: number | undefined): Promise<TourismSection | null> {
  const draft = previewed === undefined ? null : await findDraft('tourism-sections', previewed)
  if (!draft || draft.link !== link) return null
  const { id, title, kind, lead, headImage } = draft
  return { id, title: title ?? '', link, kind, lead: lead ?? '', head_img: toImage(headImage), count: 0 }
}

function toSection({ image, lead, ...row }: SectionRow): TourismSection {
  return { ...row, lead: lead ?? '', head_img: toImage(image) }
}

function toCard({ image, slug, lead, address, ...row }: ItemRow): TourismCard {
  return { ...row, slug: slug || 'item', lead: lead ?? '', address: address ?? '', head_img: toImage(image) }
}

function toItem(item: StoredItem): TourismItem {
  return {
    id: item.id,
    slug: item.slug || 'item',
    title: item.title ?? '',
    lead: item.lead ?? '',
    sort: item.sort ?? '',
    fact: item.fact || null,
    head_img: toImage(item.headImage),
    ...toPlace(item),
    body: toHtml(item.body),
    gallery: toImages(item.gallery),
    ...toContacts(item),
    ...toRoute(item),
    updated_at: item.updatedAt,
    seo: toSeo(item.seo),
  }
}

function toContacts(item: StoredItem) {
  return {
    hours: toHours(item.hours),
    hours_note: item.hoursNote || null,
    phones: (item.phones ?? []).map(({ text }) => text),
    email: item.email || null,
    site: item.site || null,
    price: item.price || null,
  }
}

function toRoute(item: StoredItem) {
  return {
    length_km: item.lengthKm ?? null,
    duration: item.duration || null,
    difficulty: item.difficulty || null,
    stops: (item.stops ?? []).map((stop) => ({ title: stop.title, text: stop.text ?? '', ...toPlace(stop) })),
  }
}
