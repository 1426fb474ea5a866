import type { Field, GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { imageField, text, textarea } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { leadField, placeFields, richText, row, rows, seoField, titleField } from '@/lib/platform/fields/common-fields'

export const cityAbout: GlobalConfig = pageGlobal({
  slug: 'city-about',
  label: 'Общая информация о городе',
  path: paths.cityAbout,
  admin: { group: 'Мой город' },
  fields: [
    titleField,
    leadField,
    imageField('headImage', 'Главное изображение'),
    pairsField('figures', 'Город в цифрах', ['value', 'Значение', 30], ['label', 'Подпись', 120]),
    pairsField('facts', 'Сведения', ['term', 'Что', 60], ['value', 'Значение', 300]),
    richText('body', 'Текст'),
    symbolsField(),
    {
      name: 'anthem',
      type: 'group',
      label: 'Гимн',
      fields: [
        text('title', 'Название', { maxLength: 120 }),
        text('authors', 'Авторы слов и музыки', { maxLength: 200 }),
        textarea('text', 'Слова', {
          maxLength: 3000,
          admin: { description: 'Куплеты разделяет пустая строка.', rows: 12 },
        }),
      ],
    },
    districtsField(),
    seoField,
  ],
})

type Half = [name: string, label: string, maxLength: number]

function pairsField(name: string, label: string, ...halves: [Half, Half]): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Строка', plural: 'Строки' },
    fields: [
      {
        type: 'row',
        fields: halves.map(([own, title, maxLength]) => text(own, title, { required: true, maxLength })),
      },
    ],
  }
}

function symbolsField(): Field {
  return rows(
    'symbols',
    'Символы города',
    ['Символ', 'Символы'],
    [
      text('title', 'Название', { required: true, maxLength: 120 }),
      imageField('image', 'Изображение'),
      richText('body', 'Описание и смысл'),
      text('act', 'Каким решением установлен', { maxLength: 300 }),
    ],
  )
}

function districtsField(): Field {
  return rows(
    'districts',
    'Районы города',
    ['Район', 'Районы'],
    [
      text('title', 'Название', { required: true, maxLength: 120 }),
      textarea('description', 'Чем живёт', { required: true, maxLength: 600 }),
      text('population', 'Население', { maxLength: 60 }),
      imageField('image', 'Изображение'),
      ...placeFields(),
    ],
  )
}

export const cityHistory: GlobalConfig = pageGlobal({
  slug: 'city-history',
  label: 'История города',
  path: paths.cityHistory,
  admin: { group: 'Мой город' },
  fields: [
    titleField,
    leadField,
    rows(
      'eras',
      'Эпохи',
      ['Эпоха', 'Эпохи'],
      [
        row(
          text('title', 'Название', { required: true, maxLength: 120 }),
          text('years', 'Годы', { required: true, maxLength: 60 }),
        ),
        rows(
          'events',
          'События',
          ['Событие', 'События'],
          [
            text('year', 'Когда', { required: true, maxLength: 60 }),
            text('title', 'Что произошло', { required: true, maxLength: 200 }),
            richText('body', 'Рассказ', {
              admin: {
                description:
                  'Список, строки которого начинаются с жирного числа, показывается крупно на тёмном поле: так пишут о потерях.',
              },
            }),
            imageField('image', 'Изображение'),
          ],
        ),
      ],
    ),
    seoField,
  ],
})
