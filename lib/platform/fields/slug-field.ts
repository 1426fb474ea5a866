import type { FieldHook, TextField } from 'payload'
import { slugify } from '@/lib/text/slugify'
import { sidebar, text } from '@/lib/platform/fields/leaf-fields'

/** Makes the readable end of an address from the title; an editor may change it, the old address then answers 301. */
export function slugField(source = 'title'): TextField {
  return text('slug', 'Адрес страницы', {
    index: true,
    maxLength: 120,
    admin: {
      ...sidebar,
      description: 'Заполняется из заголовка. Можно изменить: со старого адреса посетитель попадёт на новый.',
    },
    hooks: { beforeValidate: [followTitle(source)] },
  })
}

/** Follows the title until an editor writes an address or the page is published: a printed address must not wander. */
function followTitle(source: string): FieldHook {
  return ({ value, data, originalDoc }) => {
    const written = trimmed(value)
    const isMade = originalDoc?._status !== 'published' && written === slugOf(trimmed(originalDoc?.[source]))
    if (written && !isMade) return slugify(written)
    return slugOf(trimmed(data?.[source]) || trimmed(originalDoc?.[source])) || null
  }
}

/** A draft without a title has no address yet. */
function slugOf(title: string): string {
  return title && slugify(title)
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
