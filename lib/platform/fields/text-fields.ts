import type { Field, TextField } from 'payload'
import { number, sidebar, text, textarea } from '@/lib/platform/fields/leaf-fields'

/** Every list in the back office shows this plain required title. */
export const titleField: TextField = text('title', 'Заголовок', { required: true, maxLength: 300 })

/** One or two sentences stand under the title of a page. */
export const leadField: Field = textarea('lead', 'Вводка', { maxLength: 500 })

/** Search engines and shared links show this where it must differ from the page itself. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'Для поисковых систем',
  admin: sidebar,
  fields: [text('title', 'Заголовок', { maxLength: 120 }), textarea('description', 'Описание', { maxLength: 300 })],
}

/** Rows hold one text each: phones, tags. */
export function textRows(name: string, label: string, singular: string): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    fields: [text('text', singular, { required: true, maxLength: 200 })],
  }
}

/** Says where the document stands among its equals; small numbers come first. */
export const positionField: Field = number('position', 'Порядок', { defaultValue: 100, index: true, admin: sidebar })
