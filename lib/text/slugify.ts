import sindresorhusSlugify from '@sindresorhus/slugify'

const LONGEST = 80

/** Writes Latin in lower case, joined by hyphens, at most 80 characters, cut between words. Empty text gives "item". */
export function slugify(text: string): string {
  const slug = sindresorhusSlugify(text, { locale: 'ru' })
  if (slug.length <= LONGEST) return slug || 'item'
  const cut = slug.slice(0, LONGEST + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 20))
}
