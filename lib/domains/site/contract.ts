import { z } from 'zod'
import { mayorCard } from '@/lib/domains/mayor/contract'
import { defineContract } from '@/lib/contract/define-contract'
import { imageObject, joinDocument, moment, placeFields, social } from '@/lib/contract/shapes'
import { menuPlaceNames } from '@/lib/config/menu-places'

const { defineRead, operations } = defineContract('Сайт')
export { operations }

const footerColumn = z.object({ title: z.string(), links: z.array(z.object({ title: z.string(), url: z.string() })) })

const menuPlace = z.enum(menuPlaceNames)

const menuSettings = z.object({
  participation: menuPlace.nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string(), place: menuPlace })),
})

/**
 * `tiles_url` has {z}, {x}, {y} and maybe {r} (empty or `@2x`), or is empty: the city has no plan, the built-in map
 * nothing to show. `suggests_addresses`: addresses can be searched for. `yandex_key` is null for the built-in map;
 * `attribution` is plain text.
 */
const mapSettings = z.object({
  driver: z.enum(['builtin', 'yandex']),
  yandex_key: z.string().nullable(),
  tiles_url: z.string(),
  suggests_addresses: z.boolean(),
  attribution: z.string(),
  center: z.object({ latitude: z.number(), longitude: z.number() }),
  zoom: z.int(),
  min_zoom: z.int(),
  max_zoom: z.int(),
})
export type MapSettings = z.infer<typeof mapSettings>

const siteSettings = z.object({
  city: z.string(),
  city_genitive: z.string(),
  republic: z.string(),
  administration: z.string(),
  emblem: imageObject.nullable(),
  card: imageObject.nullable(),
  ...placeFields,
  phones: z.array(z.string()),
  duty_phone: z.string().nullable(),
  email: z.string().nullable(),
  hours: z.string().nullable(),
  menu: menuSettings,
  footer_columns: z.array(footerColumn),
  socials: z.array(social),
  not_ready: z.object({ when: z.string().nullable(), who: z.string().nullable() }),
  tourism_url: z.string().nullable(),
  geoportal_url: z.string().nullable(),
  map: mapSettings,
})
export type SiteSettings = z.infer<typeof siteSettings>

const agreement = z.object({ join_documents: z.array(joinDocument) })

/** The most severe first. */
export const alertLevels = ['danger', 'warning', 'info'] as const

/** Shown between `from` and `to`; null is an open end. */
const siteAlert = z.object({
  level: z.enum(alertLevels),
  text: z.string(),
  link: z.string().nullable(),
  from: moment.nullable(),
  to: moment.nullable(),
})
export type SiteAlert = z.infer<typeof siteAlert>

/** A warning as the desk lists it. */
export interface ShownWarning extends Pick<SiteAlert, 'text'> {
  /** The editors put it up, not the duty service. */
  isEditors: boolean
}

/** Every page shows `alert`, the most severe and newest; `more_alerts` are listed behind it. */
const site = z.object({
  settings: siteSettings,
  mayor: mayorCard,
  alert: siteAlert.nullable(),
  more_alerts: z.array(siteAlert).default([]),
  agreement,
})
export type Site = z.infer<typeof site>

export const getSite = defineRead({
  id: 'getSite',
  path: '/api/site',
  summary: 'Общее для всех страниц: реквизиты, глава города, экстренное сообщение, соглашение',
  answer: site,
})

const siteAddress = z.object({ path: z.string(), updated_at: moment.nullable() })

export const getSiteAddresses = defineRead({
  id: 'getSiteAddresses',
  path: '/api/sitemap',
  summary: 'Адреса опубликованных страниц для карты сайта, частями по 50 000',
  query: z.object({ part: z.coerce.number().int().min(0).max(1000).default(0) }),
  answer: z.object({ addresses: z.array(siteAddress), parts: z.int() }),
})

export const getSiteImages = defineRead({
  id: 'getSiteImages',
  path: '/api/sitemapimages',
  summary: 'Картинки опубликованных страниц для карты сайта, частями по 25 000 страниц',
  query: getSiteAddresses.query,
  answer: z.object({ pages: z.array(z.object({ path: z.string(), images: z.array(z.string()) })), parts: z.int() }),
})
