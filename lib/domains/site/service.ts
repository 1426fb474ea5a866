import { toMapSettings } from '@/lib/domains/site/map-settings'
import { toSocials } from '@/lib/platform/fields/link-fields'
import { countNumberedPages, findNumberedPages, findSiteGlobals, type AddressRow } from '@/lib/domains/site/repository'
import { cityDegrees } from '@/lib/platform/map/external-geocoder'
import { toDocuments, toImage } from '@/lib/platform/pictures/media'
import type { Alert, Setting } from '@/lib/platform/payload/payload-types'
import { galleryPath, newsPath, paths } from '@/lib/config/paths'
import type { Site, SiteAlert, SiteSettings } from '@/lib/domains/site/contract'
import { usualMenu } from '@/lib/config/menu-places'

export async function getSiteFacts(): Promise<Omit<Site, 'mayor'>> {
  const { settings, alert } = await findSiteGlobals()
  return {
    settings: { ...toSettings(settings), map: toMapSettings(settings, await cityDegrees()) },
    alert: toAlert(alert, new Date()),
    agreement: { join_documents: toDocuments(settings.agreement) },
  }
}

const PART = 50_000

/** Returns a part of the page addresses, kind by kind: a sitemap holds at most 50 000. */
export async function listAddresses(part: number) {
  const counts = await countNumberedPages()
  const found: AddressRow[] = []
  let before = -part * PART
  for (const { kind, total } of counts) {
    const offset = Math.max(0, -before)
    const room = PART - found.length
    if (offset < total && room > 0) found.push(...(await findNumberedPages(kind, room, offset)))
    before += total
  }
  const addresses = found.map((row) => ({
    path: toPagePath(row),
    updated_at: new Date(row.updated_at).toISOString(),
  }))
  const total = counts.reduce((sum, one) => sum + one.total, 0)
  return { addresses, parts: Math.max(1, Math.ceil(total / PART)) }
}

export function toPagePath(row: AddressParts): string {
  return addressesOf[row.kind](row)
}

type AddressParts = Omit<AddressRow, 'updated_at'>

const addressesOf: Record<AddressRow['kind'], (row: AddressParts) => string> = {
  news: ({ id, slug, variant }) => newsPath({ id, slug: slug || 'item', typeCode: Number(variant ?? 1) }),
  document: ({ id }) => paths.document(id),
  service: ({ id }) => paths.service(id),
  serviceFaq: ({ id }) => paths.serviceFaq(id),
  reading: ({ variant }) => paths.reading(variant ?? ''),
  poster: ({ id, slug }) => paths.posterItem(id, slug || 'item'),
  gallery: ({ id, variant }) => galleryPath({ id, owner: variant === 'mayor' ? 'mayor' : 'city' }),
  organization: ({ id }) => paths.organization(id),
  minister: ({ id }) => paths.minister(id),
  project: ({ id }) => paths.project(id),
  map: ({ id }) => paths.map(id),
  tourismSection: ({ variant }) => paths.tourism(variant ?? ''),
  tourismItem: ({ id, slug, variant }) => paths.tourismItem(variant ?? '', id, slug || 'item'),
  mayorActivity: ({ id }) => paths.mayorActivityItem(id),
  discussion: ({ id }) => paths.discussion(id),
  claim: ({ id }) => paths.claim(id),
  idea: ({ id }) => paths.idea(id),
}

function toSettings(settings: Setting): Omit<SiteSettings, 'map'> {
  return {
    city: settings.city ?? '',
    city_genitive: settings.cityGenitive ?? '',
    republic: settings.republic ?? '',
    administration: settings.administration ?? '',
    emblem: toImage(settings.emblem),
    card: toImage(settings.card),
    address: settings.address ?? '',
    latitude: settings.latitude ?? null,
    longitude: settings.longitude ?? null,
    phones: (settings.phones ?? []).map(({ text }) => text),
    duty_phone: settings.dutyPhone ?? null,
    email: settings.email ?? null,
    hours: settings.hours ?? null,
    menu: toMenu(settings),
    footer_columns: toColumns(settings.footerColumns),
    socials: toSocials(settings.socials),
    not_ready: toNotReady(settings),
    tourism_url: settings.tourismUrl || null,
    geoportal_url: settings.geoportalUrl || null,
  }
}

function toMenu({ menuParticipation: place, menuLinks: links }: Setting): SiteSettings['menu'] {
  return {
    participation: place === 'hidden' ? null : (place ?? usualMenu.participation),
    links: (links ?? []).map(({ title, url, place: section }) => ({ title, url: url ?? '', place: section })),
  }
}

function toColumns(columns: Setting['footerColumns']): SiteSettings['footer_columns'] {
  return (columns ?? []).map(({ title, links }) => ({
    title,
    links: (links ?? []).map(({ title: name, url }) => ({ title: name, url: url ?? '' })),
  }))
}

function toNotReady({ notReadyWhen, notReadyWho }: Setting): SiteSettings['not_ready'] {
  return { when: notReadyWhen || null, who: notReadyWho || null }
}

function toAlert({ enabled, level, text, link, from, to }: Alert, now: Date): SiteAlert | null {
  const isDue = (!from || new Date(from) <= now) && (!to || new Date(to) > now)
  return enabled && text && isDue ? { level, text, link: link || null, from: from ?? null, to: to ?? null } : null
}
