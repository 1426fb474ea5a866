import type { ArrayField, Field, RichTextField, TextField, FieldHook, CollectionSlug, Tab } from 'payload'
import { number, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { slugify } from '@/lib/text/slugify'

export const titleField: TextField = text('title', 'Заголовок', { required: true, maxLength: 300 })

export const leadField: Field = textarea('lead', 'Вводка', { maxLength: 500 })

/** Replaces title and lead in search engines and shared links. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'Для поисковых систем',
  admin: sidebar,
  fields: [text('title', 'Заголовок', { maxLength: 120 }), textarea('description', 'Описание', { maxLength: 300 })],
}

export function row(...fields: Field[]): Field {
  return { type: 'row', fields }
}

/** Repeated group of fields; `labels` are singular and plural. */
export function rows(
  name: string,
  label: string,
  labels: readonly [singular: string, plural: string],
  fields: Field[],
  more: Partial<ArrayField> = {},
): Field {
  const [singular, plural] = labels
  return { name, type: 'array', label, labels: { singular, plural }, ...more, fields }
}

export function richText(name: string, label: string, more: Partial<RichTextField> = {}): Field {
  return { name, type: 'richText', label, ...more }
}

export const phonesField: Field = rows(
  'phones',
  'Телефоны',
  ['Телефон', 'Телефоны'],
  [text('text', 'Телефон', { required: true, maxLength: 200 })],
)

export const positionField: Field = number('position', 'Порядок', { defaultValue: 100, index: true, admin: sidebar })

export function placeFields({ required = false }: { required?: boolean } = {}): Field[] {
  return [
    text('address', 'Адрес', { required, maxLength: 300 }),
    {
      type: 'row',
      fields: [
        number('latitude', 'Широта', { min: -90, max: 90 }),
        number('longitude', 'Долгота', { min: -180, max: 180 }),
      ],
    },
  ]
}

/** Phrases separated by commas, each with a letter or a digit. */
export function phrasesField(name: string, label: string, least: number): Field {
  return text(name, label, {
    required: true,
    maxLength: 500,
    validate: (value: unknown) => {
      const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : []
      if (words.length < least) return `Нужно слов или выражений: не меньше ${least}`
      return words.every((word) => /[\p{L}\d]/u.test(word)) || 'Между запятыми должны стоять слова'
    },
  })
}

/** Filled from the title; after a change the old address redirects. */
export function slugField(): TextField {
  return text('slug', 'Адрес страницы', {
    index: true,
    maxLength: 120,
    admin: {
      ...sidebar,
      description: 'Заполняется из заголовка. Можно изменить: со старого адреса посетитель попадёт на новый.',
    },
    hooks: { beforeValidate: [followTitle] },
  })
}

/** Follows the title until an editor sets it or the page is published. */
const followTitle: FieldHook = ({ value, data, originalDoc }) => {
  const written = trimmed(value)
  const isMade = originalDoc?._status !== 'published' && written === toSlug(trimmed(originalDoc?.title))
  if (written && !isMade) return slugify(written)
  return toSlug(trimmed(data?.title) || trimmed(originalDoc?.title)) || null
}

function toSlug(title: string): string {
  return title && slugify(title)
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

type HistoryOf<Slug> = Slug extends `${infer Thing}-events` ? Thing : never

export function historyTab(label: string, of: HistoryOf<CollectionSlug>, columns: string[]): Tab {
  return {
    label,
    fields: [
      {
        name: 'history',
        type: 'join',
        collection: `${of}-events`,
        on: of,
        label,
        maxDepth: 0,
        admin: { allowCreate: false, defaultColumns: columns },
      },
    ],
  }
}
