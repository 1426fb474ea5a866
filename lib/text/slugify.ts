import sindresorhusSlugify from '@sindresorhus/slugify'

const LONGEST = 80

/** Latin in lower case with hyphens, up to 80 characters; "item" for an empty text. */
export function slugify(text: string): string {
  const slug = sindresorhusSlugify(text, { locale: 'ru' })
  if (slug.length <= LONGEST) return slug || 'item'
  const cut = slug.slice(0, LONGEST + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 20))
}
