import type { CollectionConfig, Field } from 'payload'
import { paths } from '@/lib/config/paths'
import {
  filesField,
  imageField,
  relation,
  select,
  sidebar,
  text,
  textarea,
  upload,
} from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { positionField, richText, row, rows, titleField } from '@/lib/platform/fields/common-fields'
import { dayField } from '@/lib/platform/fields/date-fields'

const group = 'Карты и туризм'

export const mapCategories = dictionary('map-categories', 'Вид карты', 'Виды карт', group)

const isKind = (kind: string) => (data: Record<string, unknown>) => data.kind === kind

export const cityMaps: CollectionConfig = pageCollection({
  slug: 'city-maps',
  labels: { singular: 'Карта', plural: 'Карты' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'category', 'kind', '_status'] },
  defaultSort: 'position',
  pathOf: (data) => paths.map(Number(data.id)),
  fields: [
    { ...titleField, label: 'Название' },
    textarea('lead', 'Что видно на карте', { required: true, maxLength: 400 }),
    select(
      'kind',
      'Чем открывается',
      { image: 'Изображение', pdf: 'PDF', geojson: 'Данные на карте города (GeoJSON)' },
      { required: true, defaultValue: 'image' },
    ),
    { ...imageField('image', 'Изображение карты'), admin: { condition: isKind('image') } },
    upload('source', 'Файл PDF или GeoJSON', 'files', { admin: { condition: (data) => data.kind !== 'image' } }),
    text('property', 'Свойство, по которому различаются знаки', {
      maxLength: 60,
      admin: { condition: isKind('geojson'), description: 'Имя свойства объектов GeoJSON, например zone.' },
    }),
    legendField(),
    richText('body', 'Пояснение'),
    relation('act', 'Документ, которым утверждена', 'documents'),
    text('origin', 'Источник', { maxLength: 300 }),
    filesField('attachments', 'Скачать также'),
    relation('category', 'Вид', 'map-categories', { required: true, admin: sidebar }),
    imageField('headImage', 'Картинка в списке', { admin: sidebar }),
    dayField('actualAt', 'Состояние на дату', sidebar),
    positionField,
  ],
})

function legendField(): Field {
  return rows(
    'legend',
    'Условные обозначения',
    ['Знак', 'Знаки'],
    [
      row(
        text('title', 'Что значит', { required: true, maxLength: 120 }),
        text('color', 'Цвет', { required: true, validate: isColor }),
        select(
          'kind',
          'Знак',
          { area: 'Площадь', line: 'Линия', dashes: 'Пунктир', point: 'Точка' },
          { required: true, defaultValue: 'area' },
        ),
        text('value', 'Значение свойства', {
          maxLength: 60,
          admin: { description: 'Для GeoJSON. Пусто — все остальные объекты.' },
        }),
      ),
    ],
    { maxRows: 40 },
  )
}

function isColor(value: unknown): true | string {
  return (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) || 'Цвет в виде #0377c4'
}
