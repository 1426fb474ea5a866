import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { day, filterText, idParams, imageObject, moment, pageNumber, pageOf, seo } from '@/lib/contract/shapes'

const { defineOperation, defineRead, defineSearch, operations } = defineContract('Глава города')
export { operations }

export const GALLERIES_PER_PAGE = 12

const galleryOwner = z.enum(['mayor', 'city'])
export type GalleryOwner = z.infer<typeof galleryOwner>

export const galleryCard = z.object({
  id: z.int(),
  owner: galleryOwner,
  title: z.string(),
  summary: z.string().nullable(),
  date: day,
  cover: imageObject.nullable(),
  picture_count: z.int(),
  video_count: z.int(),
})
export type GalleryCard = z.infer<typeof galleryCard>

/** Video on a foreign site; `duration` like «3:42». */
const galleryVideo = z.object({
  title: z.string(),
  url: z.string(),
  still: imageObject.nullable(),
  duration: z.string().nullable(),
})
export type GalleryVideo = z.infer<typeof galleryVideo>

const gallery = galleryCard.extend({
  pictures: z.array(imageObject),
  videos: z.array(galleryVideo),
  others: z.array(galleryCard),
  updated_at: moment,
  seo,
})
export type Gallery = z.infer<typeof gallery>

const galleryKind = z.enum(['photo', 'video'], messages.unknownValue)
export type GalleryKind = z.infer<typeof galleryKind>

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

export const galleryFilter = z.object({
  kind: galleryKind.optional(),
  year: z.coerce
    .number(messages.notANumber)
    .int(messages.notANumber)
    .min(FIRST_YEAR, messages.unknownValue)
    .max(LAST_YEAR, messages.unknownValue)
    .optional(),
  text: filterText.optional(),
  page: pageNumber,
})
export type GalleryFilter = z.infer<typeof galleryFilter>

const galleryList = z.object({
  galleries: pageOf(galleryCard),
  years: z.array(z.int()),
  kinds: z.object({ photo: z.int(), video: z.int() }),
})
export type GalleryList = z.infer<typeof galleryList>

export const listMayorGalleries = defineRead({
  id: 'listMayorGalleries',
  path: '/api/mayorgalleries',
  summary: 'Альбомы главы города, по 12 на странице, новые сверху',
  query: galleryFilter,
  answer: galleryList,
})

export const searchMayorGalleries = defineSearch(listMayorGalleries, {
  id: 'searchMayorGalleries',
  path: '/api/searchmayorgalleries',
})

export const getMayorGallery = defineRead({
  id: 'getMayorGallery',
  path: '/api/mayorgallery/{id}',
  summary: 'Альбом главы города с фотографиями и видео',
  params: idParams,
  answer: z.object({ gallery }),
})

export const listCityGalleries = defineOperation({
  ...listMayorGalleries,
  id: 'listCityGalleries',
  path: '/api/mycitygalleries',
  tag: 'Мой город',
  summary: 'Альбомы города, по 12 на странице, новые сверху',
})

export const searchCityGalleries = defineSearch(listCityGalleries, {
  id: 'searchCityGalleries',
  path: '/api/searchmycitygalleries',
})

export const getCityGallery = defineOperation({
  ...getMayorGallery,
  id: 'getCityGallery',
  path: '/api/mycitygallery/{id}',
  tag: 'Мой город',
  summary: 'Альбом города с фотографиями и видео',
})
