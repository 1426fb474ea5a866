import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload'
import { paths } from '@/lib/config/paths'
import {
  email,
  galleryField,
  imageField,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import type { TourismSection } from '@/lib/platform/payload/payload-types'
import { pageCollection } from '@/lib/platform/fields/collections'
import {
  placeFields,
  positionField,
  richText,
  row,
  rows,
  slugField,
  phonesField,
  titleField,
} from '@/lib/platform/fields/common-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'

const group = 'Карты и туризм'

export const tourismSections: CollectionConfig = pageCollection({
  slug: 'tourism-sections',
  labels: { singular: 'Раздел о туризме', plural: 'Разделы о туризме' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'link', 'position', '_status'] },
  defaultSort: 'position',
  pathOf: (data) => paths.tourism(String(data.link)),
  fields: [
    { ...titleField, label: 'Название' },
    textarea('lead', 'О чём раздел', { required: true, maxLength: 400 }),
    imageField('headImage', 'Изображение'),
    text('link', 'Адрес раздела', {
      required: true,
      unique: true,
      maxLength: 60,
      validate: isLink,
      admin: { ...sidebar, description: 'Латинские буквы, цифры и дефис: /tourism/…' },
    }),
    select(
      'kind',
      'Что в разделе',
      {
        sights: 'Достопримечательности',
        routes: 'Маршруты',
        hotels: 'Где остановиться',
        food: 'Где поесть',
        museums: 'Музеи',
        beaches: 'Пляжи',
      },
      { required: true, admin: sidebar },
    ),
    positionField,
  ],
  hooks: { afterChange: [renewItems] },
})

export const tourismItems: CollectionConfig = pageCollection({
  slug: 'tourism-items',
  labels: { singular: 'Место или маршрут', plural: 'Места и маршруты' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'section', 'sort', '_status'],
    listSearchableFields: ['title', 'lead', 'address', 'phones.text'],
  },
  defaultSort: 'position',
  pathOf: (data) =>
    paths.tourismItem(String(data.sectionLink || 'section'), Number(data.id), String(data.slug ?? 'item')),
  hooks: { beforeChange: [rememberSectionLink] },
  fields: [
    { ...titleField, label: 'Название' },
    textarea('lead', 'Коротко', { required: true, maxLength: 400 }),
    imageField('headImage', 'Главное изображение'),
    richText('body', 'Текст'),
    galleryField(),
    ...placeFields(),
    routeFields(),
    stopsField(),
    hoursField(),
    text('hoursNote', 'О часах работы', { maxLength: 200 }),
    phonesField,
    email('email', 'Электронная почта'),
    urlField('site', 'Сайт', false),
    text('price', 'Сколько стоит', { maxLength: 200 }),
    relation('section', 'Раздел', 'tourism-sections', { required: true, index: true, admin: sidebar }),
    text('sectionLink', 'Адрес раздела', { admin: { hidden: true, disableListColumn: true } }),
    text('sort', 'Вид места', {
      required: true,
      maxLength: 60,
      admin: { ...sidebar, description: 'Одним-двумя словами: крепость, гостевой дом, пеший маршрут.' },
    }),
    text('fact', 'Главное для списка', {
      maxLength: 80,
      admin: { ...sidebar, description: 'Например: вход свободный, от 1 800 ₽, 6 км.' },
    }),
    positionField,
    slugField(),
  ],
})

function routeFields(): Field {
  return row(
    number('lengthKm', 'Длина маршрута, км', { min: 0, max: 1000 }),
    text('duration', 'Сколько занимает', { maxLength: 80 }),
    text('difficulty', 'Сложность', { maxLength: 80 }),
  )
}

function stopsField(): Field {
  return rows(
    'stops',
    'Точки маршрута',
    ['Точка', 'Точки'],
    [{ ...titleField, label: 'Название' }, textarea('text', 'Что здесь', { maxLength: 500 }), ...placeFields()],
    { maxRows: 30 },
  )
}

function isLink(value: unknown): true | string {
  return (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)) || 'Латинские буквы, цифры и дефис'
}

/** Stores the section's path in the item, so that previews and lists need no second query. */
async function rememberSectionLink({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) {
  const { section } = data
  if (!section) return data
  const id = typeof section === 'object' && 'id' in section ? Number(section.id) : Number(section)
  const { link } = await req.payload.findByID({ collection: 'tourism-sections', id, trash: true, req, depth: 0 })
  return { ...data, sectionLink: link }
}

/** The places follow their section: their addresses, and whether search finds them (its trigger sees the update). */
async function renewItems({ doc, previousDoc, req }: Parameters<CollectionAfterChangeHook<TourismSection>>[0]) {
  if (doc.link === previousDoc?.link && doc._status === previousDoc?._status) return
  const db = await requestDatabase(req)
  await db.execute(sql`
    UPDATE tourism_items SET section_link = s.link FROM tourism_sections s WHERE s.id = ${doc.id} AND section_id = s.id`)
}
