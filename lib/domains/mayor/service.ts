import { findActivities, findActivityDraft, findActivityTypes, findMayor } from '@/lib/domains/mayor/repository'
import { toSocials } from '@/lib/platform/fields/link-fields'
import { findBookingPhone } from '@/lib/domains/feedback/service'
import { toReceptionHours } from '@/lib/platform/calendar/hours'
import { nextReceptions } from '@/lib/platform/calendar/working-days'
import { toImage } from '@/lib/platform/pictures/media'
import { toHtml } from '@/lib/platform/documents/rich-text'
import type { Mayor as StoredMayor, MayorActivity } from '@/lib/platform/payload/payload-types'
import {
  type Activity,
  type ActivityFeed,
  type ActivityFilter,
  type Mayor,
  type MayorCard,
  ACTIVITIES_PER_PAGE,
} from '@/lib/domains/mayor/contract'
import { buildPage } from '@/lib/contract/page'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { receptionTimes } from '@/lib/time/reception-times'
import { plainSpelling } from '@/lib/text/typography'

export async function getMayorCard(draft: boolean): Promise<MayorCard> {
  const stored = await findMayor(draft)
  return toCard(stored, await nextOf(stored))
}

export async function getMayor(draft: boolean): Promise<{ mayor: Mayor; newsTag: string | null }> {
  const stored = await findMayor(draft)
  const next = await nextOf(stored)
  const mayor: Mayor = {
    ...toCard(stored, next),
    biography: toHtml(stored.biography),
    powers: toHtml(stored.powers),
    phone: stored.phone || null,
    reception_place: stored.reception?.[0]?.place ?? null,
    booking_phone: await findBookingPhone(toReceptionHours(stored.reception), stored.phone || null),
    address: stored.address || null,
    seo: { title: stored.seo?.title ?? null, description: stored.seo?.description ?? null },
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

export async function latestActivities(limit: number): Promise<Activity[]> {
  return (await findActivities({ page: 1 }, limit)).found.map(toActivity)
}

async function nextOf({ reception }: StoredMayor): Promise<ReceptionDay | null> {
  const [next = null] = await nextReceptions([toReceptionHours(reception)])
  return next
}

function toCard(mayor: StoredMayor, next: ReceptionDay | null): MayorCard {
  const times = receptionTimes(toReceptionHours(mayor.reception))
  return {
    surname: mayor.surname ?? '',
    name: mayor.name ?? '',
    patronymic: mayor.patronymic || null,
    description: mayor.description || null,
    reception: plainSpelling(times.map(({ when }) => when).join('; ')) || mayor.receptionNote || null,
    next_reception: next,
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
    type: typeof type === 'object' ? { id: type.id, title: type.title } : { id: type, title: '' },
    date: new Date(date).toISOString(),
    place: place || null,
    head_img: toImage(stored.headImage),
    news: newsOf(stored),
    gallery: galleryOf(stored),
    updated_at: stored.updatedAt,
    seo: { title: seo?.title ?? null, description: seo?.description ?? null },
  }
}

function newsOf({ news }: MayorActivity): Activity['news'] {
  return (news ?? []).flatMap((item) =>
    typeof item === 'object' && item._status === 'published'
      ? [{ id: item.id, slug: item.slug || 'item', title: item.title, type_code: item.typeCode ?? 1 }]
      : [],
  )
}

function galleryOf({ gallery }: MayorActivity): Activity['gallery'] {
  if (!gallery || typeof gallery === 'number') return null
  return gallery._status === 'published' && gallery.owner === 'mayor' ? { id: gallery.id, title: gallery.title } : null
}
