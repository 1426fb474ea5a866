import type { TextField } from 'payload'
import { slugify } from '@/lib/shared/slugify'

/** The readable end of an address, made from the title; an editor may change it, the old address then answers 301. */
export function slugField(source = 'title'): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Адрес страницы',
    index: true,
    maxLength: 120,
    admin: {
      position: 'sidebar',
      description: 'Заполняется из заголовка. Можно изменить: со старого адреса посетитель попадёт на новый.',
    },
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => slugify(firstText(value, data?.[source], originalDoc?.[source])),
      ],
    },
  }
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? ''
}
