import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { galleryField, imageField } from '@/lib/platform/fields/file-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { slugField } from '@/lib/platform/fields/slug-field'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Карты и туризм'

/** Sections for visitors; the readable part of an address is chosen once. */
export const tourismSections: CollectionConfig = pageCollection({
  slug: 'tourism-sections',
  labels: { singular: 'Раздел о туризме', plural: 'Разделы о туризме' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'link', 'position', '_status'] },
  defaultSort: 'position',
  pathOf: (data) => paths.tourism(String(data.link)),
  fields: [
    { ...titleField, label: 'Название' },
    { name: 'lead', type: 'textarea', label: 'О чём раздел', required: true, maxLength: 400 },
    imageField('headImage', 'Изображение'),
    {
      name: 'link',
      type: 'text',
      label: 'Адрес раздела',
      required: true,
      unique: true,
      maxLength: 60,
      validate: isLink,
      admin: { position: 'sidebar', description: 'Латинские буквы, цифры и дефис: /tourism/…' },
    },
    {
      name: 'kind',
      type: 'select',
      label: 'Что в разделе',
      required: true,
      options: [
        { value: 'sights', label: 'Достопримечательности' },
        { value: 'routes', label: 'Маршруты' },
        { value: 'hotels', label: 'Где остановиться' },
        { value: 'food', label: 'Где поесть' },
        { value: 'museums', label: 'Музеи' },
        { value: 'beaches', label: 'Пляжи' },
      ],
      admin: { position: 'sidebar' },
    },
    positionField,
  ],
})

/** Places and routes of a section. */
export const tourismItems: CollectionConfig = pageCollection({
  slug: 'tourism-items',
  labels: { singular: 'Место или маршрут', plural: 'Места и маршруты' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'section', 'sort', '_status'] },
  defaultSort: 'position',
  pathOf: (data) =>
    paths.tourismItem(String(data.sectionLink || 'section'), Number(data.id), String(data.slug ?? 'item')),
  hooks: { beforeChange: [rememberSectionLink] },
  fields: [
    { ...titleField, label: 'Название' },
    { name: 'lead', type: 'textarea', label: 'Коротко', required: true, maxLength: 400 },
    imageField('headImage', 'Главное изображение'),
    { name: 'body', type: 'richText', label: 'Текст' },
    galleryField(),
    ...placeFields(),
    routeFields(),
    stopsField(),
    hoursField(),
    { name: 'hoursNote', type: 'text', label: 'О часах работы', maxLength: 200 },
    textRows('phones', 'Телефоны', 'Телефон'),
    { name: 'email', type: 'email', label: 'Электронная почта' },
    urlField('site', 'Сайт', false),
    { name: 'price', type: 'text', label: 'Сколько стоит', maxLength: 200 },
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'tourism-sections',
      label: 'Раздел',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'sectionLink', type: 'text', admin: { hidden: true, disableListColumn: true }, label: 'Адрес раздела' },
    {
      name: 'sort',
      type: 'text',
      label: 'Вид места',
      required: true,
      maxLength: 60,
      admin: { position: 'sidebar', description: 'Одним-двумя словами: крепость, гостевой дом, пеший маршрут.' },
    },
    {
      name: 'fact',
      type: 'text',
      label: 'Главное для списка',
      maxLength: 80,
      admin: { position: 'sidebar', description: 'Например: вход свободный, от 1 800 ₽, 6 км.' },
    },
    positionField,
    slugField(),
  ],
})

function routeFields(): Field {
  return {
    type: 'row',
    fields: [
      { name: 'lengthKm', type: 'number', label: 'Длина маршрута, км', min: 0, max: 1000 },
      { name: 'duration', type: 'text', label: 'Сколько занимает', maxLength: 80 },
      { name: 'difficulty', type: 'text', label: 'Сложность', maxLength: 80 },
    ],
  }
}

function stopsField(): Field {
  return {
    name: 'stops',
    type: 'array',
    label: 'Точки маршрута',
    labels: { singular: 'Точка', plural: 'Точки' },
    maxRows: 30,
    fields: [
      { ...titleField, label: 'Название' },
      { name: 'text', type: 'textarea', label: 'Что здесь', maxLength: 500 },
      ...placeFields(),
    ],
  }
}

function isLink(value: unknown): true | string {
  return (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)) || 'Латинские буквы, цифры и дефис'
}

/** The section's address stands in the item itself: previews and lists build addresses without a second look. */
async function rememberSectionLink({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) {
  const { section } = data
  if (!section) return data
  const id = typeof section === 'object' && 'id' in section ? Number(section.id) : Number(section)
  const { link } = await req.payload.findByID({ collection: 'tourism-sections', id, req, depth: 0 })
  return { ...data, sectionLink: link }
}
