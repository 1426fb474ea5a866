import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { galleryPath, paths } from '@/lib/config/paths'
import { listCityGalleries } from '@/lib/domains/galleries/contract'

export const galleriesDataset = defineDataset({
  id: 'galleries',
  topic: 'city',
  title: 'Фото- и видеоальбомы',
  description: 'Альбомы города: день съёмки, сколько фотографий и видео.',
  page: paths.media,
  operation: listCityGalleries,
  list: ({ galleries }) => galleries,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['date', 'День съёмки', ({ date }) => date],
    ['pictures', 'Фотографий', ({ picture_count: count }) => count],
    ['videos', 'Видео', ({ video_count: count }) => count],
    ['url', 'Адрес', ({ id, owner }) => absoluteUrl(galleryPath({ id, owner }))],
  ],
})
