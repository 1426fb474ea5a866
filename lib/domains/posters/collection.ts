import type { CollectionConfig, Field } from 'payload'
import { paths } from '@/lib/config/paths'
import {
  check,
  filesField,
  imageField,
  relation,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection } from '@/lib/platform/fields/collections'
import { placeFields, richText, row, rows, slugField, titleField } from '@/lib/platform/fields/common-fields'
import { momentField } from '@/lib/platform/fields/date-fields'
import { urlField } from '@/lib/platform/fields/link-fields'

const group = 'Мой город'

export const posterCategories = dictionary('poster-categories', 'Вид события', 'Виды событий', group)

export const posters: CollectionConfig = pageCollection({
  slug: 'posters',
  labels: { singular: 'Событие', plural: 'Афиша' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'age', '_status'],
    listSearchableFields: ['title', 'summary', 'organizer', 'phone'],
  },
  defaultSort: '-updatedAt',
  pathOf: (data) => paths.posterItem(Number(data.id), String(data.slug ?? 'item')),
  fields: [
    titleField,
    textarea('summary', 'Коротко', { required: true, maxLength: 400 }),
    imageField('headImage', 'Изображение'),
    datesField(),
    richText('body', 'Текст'),
    row(
      check('isFree', 'Вход свободный', { defaultValue: false }),
      text('price', 'Цена', {
        maxLength: 120,
        admin: { condition: (data) => !data.isFree, description: 'Например: 300–700 ₽, детям до 7 лет бесплатно' },
      }),
    ),
    text('organizer', 'Организатор', { maxLength: 200 }),
    text('phone', 'Телефон для справок', { maxLength: 60 }),
    urlField('ticketUrl', 'Где купить билет или записаться', false),
    filesField('attachments', 'Программа и правила'),
    relation('category', 'Вид события', 'poster-categories', { required: true, admin: sidebar }),
    select(
      'age',
      'Возраст',
      ['0', '6', '12', '16', '18'].map((value) => ({ value, label: `${value}+` })),
      { required: true, defaultValue: '0', admin: sidebar },
    ),
    check('forChildren', 'Детям и семьям', {
      defaultValue: false,
      admin: {
        ...sidebar,
        description:
          'Событие задумано для детей или семей: по этой отметке его находят кнопкой «Детям». Возраст (436-ФЗ) — с каких лет пускают.',
      },
    }),
    slugField(),
  ],
})

function datesField(): Field {
  return rows(
    'dates',
    'Даты и места',
    ['Дата', 'Даты'],
    [
      row(
        { ...momentField('startsAt', 'Начало'), required: true, index: true },
        { ...momentField('endsAt', 'Конец'), validate: endsLater },
      ),
      text('place', 'Место', { required: true, maxLength: 200 }),
      ...placeFields(),
    ],
    { required: true, minRows: 1, maxRows: 60 },
  )
}

function endsLater(value: unknown, { siblingData }: { siblingData: unknown }): true | string {
  const { startsAt } = siblingData as { startsAt?: string | Date }
  const isLater = !value || !startsAt || new Date(String(value)) > new Date(startsAt)
  return isLater || 'Конец должен быть позже начала'
}
