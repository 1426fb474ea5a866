import type { CollectionConfig } from 'payload'
import { galleryPath } from '@/lib/config/paths'
import { imageField, select, sidebar, text, textarea, upload } from '@/lib/platform/fields/basic-fields'
import { pageCollection } from '@/lib/platform/fields/collections'
import { rows, titleField } from '@/lib/platform/fields/common-fields'
import { dayField } from '@/lib/platform/fields/date-fields'
import { urlField } from '@/lib/platform/fields/link-fields'

export const galleries: CollectionConfig = pageCollection({
  slug: 'galleries',
  labels: { singular: 'Альбом', plural: 'Фото и видео' },
  admin: { group: 'Новости', useAsTitle: 'title', defaultColumns: ['title', 'owner', 'date', '_status'] },
  defaultSort: '-date',
  pathOf: ({ id, owner }) => galleryPath({ id: Number(id), owner: owner === 'mayor' ? 'mayor' : 'city' }),
  fields: [
    { ...titleField, label: 'Название' },
    textarea('summary', 'О чём альбом', { maxLength: 500 }),
    upload('pictures', 'Фотографии', 'media', {
      hasMany: true,
      admin: { description: 'Подпись под фотографией берётся из поля «Подпись» самого изображения.' },
    }),
    rows(
      'videos',
      'Видео',
      ['Видео', 'Видео'],
      [
        text('title', 'Название', { required: true, maxLength: 200 }),
        urlField('url', 'Ссылка на видео'),
        imageField('still', 'Кадр'),
        text('duration', 'Длительность', { maxLength: 8, validate: isDuration }),
      ],
    ),
    select(
      'owner',
      'Раздел',
      { city: 'Мой город', mayor: 'Глава города' },
      { required: true, defaultValue: 'city', index: true, admin: sidebar },
    ),
    { ...dayField('date', 'Дата съёмки', sidebar), required: true, index: true },
    upload('cover', 'Обложка', 'media', {
      admin: { ...sidebar, description: 'Пусто — первая фотография или первый кадр.' },
    }),
  ],
})

function isDuration(value: unknown): true | string {
  return !value || (typeof value === 'string' && /^(\d+:)?\d{1,2}:\d{2}$/.test(value)) || 'Длительность в виде 3:42'
}
