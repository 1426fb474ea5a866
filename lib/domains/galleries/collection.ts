import type { CollectionConfig } from 'payload'
import { dayField } from '@/lib/platform/fields/date-fields'
import { imageField } from '@/lib/platform/fields/file-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { galleryPath } from '@/lib/config/paths'

/** Albums of pictures and videos; the owner decides in which section of the portal an album stands. */
export const galleries: CollectionConfig = pageCollection({
  slug: 'galleries',
  labels: { singular: 'Альбом', plural: 'Фото и видео' },
  admin: { group: 'Новости', useAsTitle: 'title', defaultColumns: ['title', 'owner', 'date', '_status'] },
  defaultSort: '-date',
  pathOf: ({ id, owner }) => galleryPath({ id: Number(id), owner: owner === 'mayor' ? 'mayor' : 'city' }),
  fields: [
    { ...titleField, label: 'Название' },
    { name: 'summary', type: 'textarea', label: 'О чём альбом', maxLength: 500 },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: 'Фотографии',
      admin: { description: 'Подпись под фотографией берётся из поля «Подпись» самого изображения.' },
    },
    {
      name: 'videos',
      type: 'array',
      label: 'Видео',
      labels: { singular: 'Видео', plural: 'Видео' },
      fields: [
        { name: 'title', type: 'text', label: 'Название', required: true, maxLength: 200 },
        urlField('url', 'Ссылка на видео'),
        imageField('still', 'Кадр'),
        { name: 'duration', type: 'text', label: 'Длительность', maxLength: 8, validate: isDuration },
      ],
    },
    {
      name: 'owner',
      type: 'select',
      label: 'Раздел',
      required: true,
      defaultValue: 'city',
      index: true,
      options: [
        { value: 'city', label: 'Мой город' },
        { value: 'mayor', label: 'Глава города' },
      ],
      admin: { position: 'sidebar' },
    },
    { ...dayField('date', 'Дата съёмки', { position: 'sidebar' }), required: true, index: true },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: 'Обложка',
      admin: { position: 'sidebar', description: 'Пусто — первая фотография или первый кадр.' },
    },
  ],
})

function isDuration(value: unknown): true | string {
  return !value || (typeof value === 'string' && /^(\d+:)?\d{1,2}:\d{2}$/.test(value)) || 'Длительность в виде 3:42'
}
