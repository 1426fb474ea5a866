import type { FieldHook, TextField } from 'payload'
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
    hooks: { beforeValidate: [followTitle(source)] },
  }
}

/** Follows the title until an editor writes an address or the page is published: a printed address must not wander. */
function followTitle(source: string): FieldHook {
  return ({ value, data, originalDoc }) => {
    const written = text(value)
    const isMade = originalDoc?._status !== 'published' && written === slugOf(text(originalDoc?.[source]))
    if (written && !isMade) return slugify(written)
    return slugOf(text(data?.[source]) || text(originalDoc?.[source])) || null
  }
}

/** A draft without a title has no address yet. */
function slugOf(title: string): string {
  return title && slugify(title)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
