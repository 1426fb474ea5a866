import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { findBookingPhone } from '@/lib/domains/feedback/service'
import { latestGalleries } from '@/lib/domains/galleries/service'
import {
  ACTIVITIES_PER_PAGE,
  type Activity,
  type ActivityFeed,
  type ActivityFilter,
  type Mayor,
  type MayorCard,
  type MayorPage,
} from '@/lib/domains/mayor/contract'
import { findActivities, findActivityDraft, findActivityTypes, findMayor } from '@/lib/domains/mayor/repository'
import { NEWS_PER_PAGE, type NewsCard } from '@/lib/domains/news/contract'
import { listNews } from '@/lib/domains/news/service'
import { toReceptionHours } from '@/lib/platform/calendar/hours'
import { nextReceptions } from '@/lib/platform/calendar/working-days'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { toSocials } from '@/lib/platform/fields/link-fields'
import type { Mayor as StoredMayor, MayorActivity } from '@/lib/platform/payload/payload-types'
import { toSeo, toTerm } from '@/lib/platform/payload/to-shapes'
import { toImage } from '@/lib/platform/pictures/media'
import { stripTypography } from '@/lib/text/typography'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { formatReceptionTimes, takesBookings } from '@/lib/time/reception-times'
import { toIso } from '@/lib/time/dates'

const ACTIVITIES = 4
const GALLERIES = 3
const NEWS = 4

export async function getMayorCard(draft: boolean): Promise<MayorCard> {
  const stored = await findMayor(draft)
  return toCard(stored, await findNextReception(stored))
}

async function getMayor(draft: boolean): Promise<{ mayor: Mayor; newsTag: string | null }> {
  const stored = await findMayor(draft)
  const next = await findNextReception(stored)
  const mayor: Mayor = {
    ...toCard(stored, next),
    biography: toHtml(stored.biography),
    powers: toHtml(stored.powers),
    phone: stored.phone || null,
    reception_place: stored.reception?.[0]?.place ?? null,
    booking_phone: await findBookingPhone(toReceptionHours(stored.reception), stored.phone || null),
    address: stored.address || null,
    seo: toSeo(stored.seo),
  }
  return { mayor, newsTag: stored.newsTag?.trim() || null }
}

export async function listActivities(filter: ActivityFilter, previewedId?: number): Promise<ActivityFeed> {
  const perPage = ACTIVITIES_PER_PAGE
  const { page, ...rest } = filter
  const [{ found, total }, types] = await Promise.all([findActivities(filter, perPage), findActivityTypes()])
  const draft = previewedId && filter.id === previewedId ? await findActivityDraft(previewedId) : null
  return {
    activities: buildPage((draft ? [draft] : found).map(toActivity), {
      total: draft ? 1 : total,
      perPage,
      page,
      path: '/api/activities',
      filter: rest,
    }),
    activity_types: types,
  }
}

async function findNextReception({ reception }: StoredMayor): Promise<ReceptionDay | null> {
  const [next = null] = await nextReceptions([toReceptionHours(reception)])
  return next
}

function toCard(mayor: StoredMayor, next: ReceptionDay | null): MayorCard {
  const hours = toReceptionHours(mayor.reception)
  const times = formatReceptionTimes(hours)
  return {
    surname: mayor.surname ?? '',
    name: mayor.name ?? '',
    patronymic: mayor.patronymic || null,
    description: mayor.description || null,
    reception: stripTypography(times.map(({ when }) => when).join('; ')) || mayor.receptionNote || null,
    next_reception: next,
    takes_bookings: takesBookings(hours),
    email: mayor.email || null,
    socials: toSocials(mayor.socials),
    head_img: toImage(mayor.headImage),
  }
}

function toActivity(stored: MayorActivity): Activity {
  const { id, title, lead, type, date, place, seo } = stored
  return {
    id,
    title,
    lead: lead ?? '',
    body: toHtml(stored.body),
    type: toTerm(type),
    date: toIso(date),
    place: place || null,
    head_img: toImage(stored.headImage),
    news: toNews(stored),
    gallery: toGallery(stored),
    updated_at: stored.updatedAt,
    seo: toSeo(seo),
  }
}

function toNews({ news }: MayorActivity): Activity['news'] {
  return (news ?? []).flatMap((item) =>
    typeof item === 'object' && item._status === 'published'
      ? [{ id: item.id, slug: item.slug || 'item', title: item.title, type_code: item.typeCode ?? 1 }]
      : [],
  )
}

function toGallery({ gallery }: MayorActivity): Activity['gallery'] {
  if (!gallery || typeof gallery === 'number') return null
  return gallery._status === 'published' && gallery.owner === 'mayor' ? { id: gallery.id, title: gallery.title } : null
}

export async function composeMayor(draft: boolean): Promise<MayorPage> {
  const { mayor, newsTag } = await getMayor(draft)
  const [activities, galleries, news] = await Promise.all([
    findActivities({ page: 1 }, ACTIVITIES),
    latestGalleries('mayor', GALLERIES),
    newsTagged(newsTag, 1),
  ])
  return { mayor, activities: activities.found.map(toActivity), galleries, news: news.data.slice(0, NEWS) }
}

export async function composeMayorNews(page: number): Promise<{ news: Page<NewsCard> }> {
  const { newsTag } = await getMayor(false)
  return { news: await newsTagged(newsTag, page) }
}

async function newsTagged(tag: string | null, page: number): Promise<Page<NewsCard>> {
  const options = { perPage: NEWS_PER_PAGE, page, path: '/api/mayornews' }
  if (!tag) return buildPage<NewsCard>([], { ...options, total: 0 })
  const { news } = await listNews({ tag, page })
  return buildPage(news.data, { ...options, total: news.total })
}
