import type { CollectionConfig, Field } from 'payload'
import { dayField } from '@/lib/platform/fields/date-fields'
import { dictionary } from '@/lib/platform/fields/dictionary'
import { filesField, imageField } from '@/lib/platform/fields/file-fields'
import { pageCollection } from '@/lib/platform/fields/page-collection'
import { positionField, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

const group = 'Карты и туризм'

export const mapCategories = dictionary('map-categories', 'Вид карты', 'Виды карт', group)

const isOf = (kind: string) => (data: Record<string, unknown>) => data.kind === kind

/** The gallery of maps: pictures, PDF sheets, and data of the city over its own map. */
export const cityMaps: CollectionConfig = pageCollection({
  slug: 'city-maps',
  labels: { singular: 'Карта', plural: 'Карты' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'category', 'kind', '_status'] },
  defaultSort: 'position',
  pathOf: (data) => paths.map(Number(data.id)),
  fields: [
    { ...titleField, label: 'Название' },
    { name: 'lead', type: 'textarea', label: 'Что видно на карте', required: true, maxLength: 400 },
    {
      name: 'kind',
      type: 'select',
      label: 'Чем открывается',
      required: true,
      defaultValue: 'image',
      options: [
        { value: 'image', label: 'Изображение' },
        { value: 'pdf', label: 'PDF' },
        { value: 'geojson', label: 'Данные на карте города (GeoJSON)' },
      ],
    },
    { ...imageField('image', 'Изображение карты'), admin: { condition: isOf('image') } },
    {
      name: 'source',
      type: 'upload',
      relationTo: 'files',
      label: 'Файл PDF или GeoJSON',
      admin: { condition: (data) => data.kind !== 'image' },
    },
    {
      name: 'property',
      type: 'text',
      label: 'Свойство, по которому различаются знаки',
      maxLength: 60,
      admin: { condition: isOf('geojson'), description: 'Имя свойства объектов GeoJSON, например zone.' },
    },
    legendField(),
    { name: 'body', type: 'richText', label: 'Пояснение' },
    { name: 'act', type: 'relationship', relationTo: 'documents', label: 'Документ, которым утверждена' },
    { name: 'origin', type: 'text', label: 'Источник', maxLength: 300 },
    filesField('attachments', 'Скачать также'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'map-categories',
      label: 'Вид',
      required: true,
      admin: { position: 'sidebar' },
    },
    imageField('headImage', 'Картинка в списке', 'sidebar'),
    dayField('actualAt', 'Состояние на дату', { position: 'sidebar' }),
    positionField,
  ],
})

function legendField(): Field {
  return {
    name: 'legend',
    type: 'array',
    label: 'Условные обозначения',
    labels: { singular: 'Знак', plural: 'Знаки' },
    maxRows: 40,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Что значит', required: true, maxLength: 120 },
          { name: 'color', type: 'text', label: 'Цвет', required: true, validate: isColor },
          {
            name: 'kind',
            type: 'select',
            label: 'Знак',
            required: true,
            defaultValue: 'area',
            options: [
              { value: 'area', label: 'Площадь' },
              { value: 'line', label: 'Линия' },
              { value: 'dashes', label: 'Пунктир' },
              { value: 'point', label: 'Точка' },
            ],
          },
          {
            name: 'value',
            type: 'text',
            label: 'Значение свойства',
            maxLength: 60,
            admin: { description: 'Для GeoJSON. Пусто — все остальные объекты.' },
          },
        ],
      },
    ],
  }
}

function isColor(value: unknown): true | string {
  return (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) || 'Цвет в виде #0377c4'
}
