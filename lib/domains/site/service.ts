import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { defaultMenu } from '@/lib/config/menu-places'
import { galleryPath, newsPath, paths } from '@/lib/config/paths'
import { getMayorCard } from '@/lib/domains/mayor/service'
import { listWarnings } from '@/lib/domains/outages/service'
import {
  alertLevels,
  type MapSettings,
  type ShownWarning,
  type Site,
  type SiteAlert,
  type SiteSettings,
} from '@/lib/domains/site/contract'
import { countPicturedPages, findPictures } from '@/lib/domains/site/images-repository'
import { getPortalTiles, toMapSettings } from '@/lib/domains/site/map-settings'
import { type AddressRow, countNumberedPages, findNumberedPages, findSiteGlobals } from '@/lib/domains/site/repository'
import { toSocials } from '@/lib/platform/fields/link-fields'
import { cityBounds } from '@/lib/platform/map/city-plan'
import type { Alert, Setting } from '@/lib/platform/payload/payload-types'
import { toPlace, toTexts } from '@/lib/platform/payload/to-shapes'
import { toDocuments, toImage } from '@/lib/platform/pictures/media'
import { toIso } from '@/lib/time/dates'

/** Addresses in a sitemap, at most. */
const ADDRESSES = 50_000
/** Half of a sitemap's limit: each page adds the URLs of its pictures. */
const PICTURED_PAGES = 25_000
/** Search engines read a thousand; the first ones show what an album is about. */
const PICTURES = 50

export async function composeSite(previewsMayor: boolean): Promise<Site> {
  const [{ settings, alert }, mayor, outages] = await Promise.all([
    findSiteGlobals(),
    getMayorCard(previewsMayor),
    listWarnings(),
  ])
  const [first = null, ...more] = rankAlerts([...toAlerts(alert, new Date()), ...outages])
  return {
    settings: { ...toSettings(settings), map: toMapSettings(settings, await cityBounds()) },
    alert: first,
    more_alerts: more,
    agreement: { join_documents: toDocuments(settings.agreement) },
    mayor,
  }
}

/** Returns a part of the page addresses, kind by kind: a sitemap holds at most 50 000. */
export async function listAddresses(part: number) {
  const counts = await countNumberedPages()
  const found: AddressRow[] = []
  let before = -part * ADDRESSES
  for (const { kind, total } of counts) {
    const offset = Math.max(0, -before)
    const free = ADDRESSES - found.length
    if (offset < total && free > 0) found.push(...(await findNumberedPages(kind, free, offset)))
    before += total
  }
  const addresses = found.map((row) => ({
    path: toPagePath(row),
    updated_at: toIso(row.updated_at),
  }))
  const total = counts.reduce((sum, one) => sum + one.total, 0)
  return { addresses, parts: Math.max(1, Math.ceil(total / ADDRESSES)) }
}

function toPagePath(row: AddressParts): string {
  return pathBuilders[row.kind](row)
}

type AddressParts = Omit<AddressRow, 'updated_at'>

const pathBuilders: Record<AddressRow['kind'], (row: AddressParts) => string> = {
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
    administration: settings.administration || UNNAMED_PORTAL,
    emblem: toImage(settings.emblem),
    card: toImage(settings.card),
    ...toPlace(settings),
    phones: toTexts(settings.phones),
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
    participation: place === 'hidden' ? null : (place ?? defaultMenu.participation),
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

function toAlerts({ enabled, level, text, link, from, to }: Alert, now: Date): SiteAlert[] {
  const isDue = (!from || new Date(from) <= now) && (!to || new Date(to) > now)
  return enabled && text && isDue ? [{ level, text, link: link || null, from: from ?? null, to: to ?? null }] : []
}

/** The most severe first, of one level the newest: an older warning never hides an emergency. */
function rankAlerts<Ranked extends SiteAlert>(alerts: readonly Ranked[]): Ranked[] {
  const rank = ({ level }: SiteAlert) => alertLevels.indexOf(level)
  return alerts.toSorted((a, b) => rank(a) - rank(b) || (b.from ?? '').localeCompare(a.from ?? ''))
}

/** Lists the warnings that every page shows, in its order. */
export async function listShownWarnings(): Promise<ShownWarning[]> {
  const [{ alert }, outages] = await Promise.all([findSiteGlobals(), listWarnings()])
  const all = [
    ...toAlerts(alert, new Date()).map((one) => ({ ...one, isEditors: true })),
    ...outages.map((one) => ({ ...one, isEditors: false })),
  ]
  return rankAlerts(all).map(({ text, isEditors }) => ({ text, isEditors }))
}

/** Returns settings of maps that load from no other host; without a plan of the city they have no tiles. */
export async function getPortalMap(): Promise<MapSettings> {
  const [{ settings }, plan] = await Promise.all([findSiteGlobals(), cityBounds()])
  return { ...toMapSettings(settings, plan), driver: 'builtin', yandex_key: null, tiles_url: getPortalTiles(plan) }
}

export async function listImages(part: number) {
  const [found, total] = await Promise.all([
    findPictures(PICTURED_PAGES, part * PICTURED_PAGES, PICTURES),
    countPicturedPages(),
  ])
  const pages = found.map((row) => ({ path: toPagePath(row), images: row.files.map(paths.file) }))
  return { pages, parts: Math.max(1, Math.ceil(total / PICTURED_PAGES)) }
}
