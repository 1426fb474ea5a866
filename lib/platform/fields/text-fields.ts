import type { Field, TextField } from 'payload'

/** Plain required title, the one every list in the back office shows. */
export const titleField: TextField = { name: 'title', type: 'text', label: 'Заголовок', required: true, maxLength: 300 }

/** One or two sentences under the title of a page. */
export const leadField: Field = { name: 'lead', type: 'textarea', label: 'Вводка', maxLength: 500 }

/** What search engines and shared links show when it must differ from the page itself. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'Для поисковых систем',
  admin: { position: 'sidebar' },
  fields: [
    { name: 'title', type: 'text', label: 'Заголовок', maxLength: 120 },
    { name: 'description', type: 'textarea', label: 'Описание', maxLength: 300 },
  ],
}

/** Rows of one text each: phones, tags. */
export function textRows(name: string, label: string, singular: string): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    fields: [{ name: 'text', type: 'text', label: singular, required: true, maxLength: 200 }],
  }
}

/** Where the document stands among its equals; small numbers first. */
export const positionField: Field = {
  name: 'position',
  type: 'number',
  label: 'Порядок',
  defaultValue: 100,
  index: true,
  admin: { position: 'sidebar' },
}
