import type { Field, TextField } from 'payload'
import { number, sidebar, text, textarea } from '@/lib/platform/fields/leaf-fields'

/** Plain required title, the one every list in the back office shows. */
export const titleField: TextField = text('title', 'Заголовок', { required: true, maxLength: 300 })

/** One or two sentences under the title of a page. */
export const leadField: Field = textarea('lead', 'Вводка', { maxLength: 500 })

/** What search engines and shared links show when it must differ from the page itself. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'Для поисковых систем',
  admin: sidebar,
  fields: [text('title', 'Заголовок', { maxLength: 120 }), textarea('description', 'Описание', { maxLength: 300 })],
}

/** Rows of one text each: phones, tags. */
export function textRows(name: string, label: string, singular: string): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    fields: [text('text', singular, { required: true, maxLength: 200 })],
  }
}

/** Where the document stands among its equals; small numbers first. */
export const positionField: Field = number('position', 'Порядок', { defaultValue: 100, index: true, admin: sidebar })
