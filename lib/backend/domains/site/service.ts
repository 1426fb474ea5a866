import {
  countNumberedPages,
  findNumberedPages,
  findSiteGlobals,
  type AddressRow,
} from '@/lib/backend/domains/site/repository'
import { toDocuments, toImage } from '@/lib/backend/integrations/media'
import type { Alert, Mayor, Setting } from '@/lib/cms/payload-types'
import { newsPath, paths } from '@/lib/config/paths'
import type { MayorCard, Site, SiteAlert, SiteSettings } from '@/lib/contract/site'

/** What every page shows around its content. */
export async function getSite(previewsMayor: boolean): Promise<Site> {
  const { settings, mayor, alert } = await findSiteGlobals(previewsMayor)
  return {
    settings: toSettings(settings),
    mayor: toMayor(mayor),
    alert: toAlert(alert, new Date()),
    agreement: { join_documents: toDocuments(settings.agreement) },
  }
}

const PART = 50_000

/** A part of the addresses of published numbered pages, newest first; a sitemap holds at most 50 000 of them. */
export async function listAddresses(part: number) {
  const [found, total] = await Promise.all([findNumberedPages(PART, part * PART), countNumberedPages()])
  const addresses = found.map((row) => ({ path: addressOf(row), updated_at: new Date(row.updated_at).toISOString() }))
  return { addresses, parts: Math.max(1, Math.ceil(total / PART)) }
}

function addressOf({ kind, id, slug, type_code: typeCode }: AddressRow): string {
  return kind === 'service' ? paths.service(id) : newsPath({ id, slug: slug || 'item', typeCode: typeCode ?? 1 })
}

function toSettings(settings: Setting): SiteSettings {
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
    footer_columns: (settings.footerColumns ?? []).map(({ title, links }) => ({
      title,
      links: (links ?? []).map(({ title: name, url }) => ({ title: name, url: url ?? '' })),
    })),
    socials: toSocials(settings.socials),
    tourism_url: settings.tourismUrl || null,
    geoportal_url: settings.geoportalUrl || null,
  }
}

function toMayor(mayor: Mayor): MayorCard {
  return {
    surname: mayor.surname ?? '',
    name: mayor.name ?? '',
    patronymic: mayor.patronymic ?? null,
    description: mayor.description ?? null,
    reception: mayor.reception ?? null,
    email: mayor.email ?? null,
    socials: toSocials(mayor.socials),
    head_img: toImage(mayor.headImage),
  }
}

function toSocials(socials: Setting['socials']) {
  return (socials ?? []).map(({ title, link, icon }) => ({ title, link: link ?? '', icon }))
}

/** The banner, while its period lasts. */
function toAlert({ enabled, level, text, link, from, to }: Alert, now: Date): SiteAlert | null {
  const isDue = (!from || new Date(from) <= now) && (!to || new Date(to) > now)
  return enabled && text && isDue ? { level, text, link: link || null, from: from ?? null, to: to ?? null } : null
}
