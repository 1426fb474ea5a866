import type { Field } from 'payload'
import { staff } from '@/lib/office/staff/collection'
import { domains } from '@/lib/domains'
import { files } from '@/lib/platform/files/collection'
import { media } from '@/lib/platform/pictures/collection'

/** A text of the back office with a limit; `path` holds `*` for the rows of an array. */
export interface LimitedField {
  slug: string
  isGlobal: boolean
  path: string[]
  limit: number
}

/** For a process of its own: Jest cannot load Payload. */
export function listLimitedFields(): LimitedField[] {
  const collections = [staff, media, files, ...domains.flatMap(({ collections: own = [] }) => own)]
  const globals = domains.flatMap(({ globals: own = [] }) => own)
  return [
    ...collections.flatMap(({ slug, fields }) =>
      findLimits(fields, []).map((one) => ({ slug, isGlobal: false, ...one })),
    ),
    ...globals.flatMap(({ slug, fields }) => findLimits(fields, []).map((one) => ({ slug, isGlobal: true, ...one }))),
  ]
}

function findLimits(fields: readonly Field[], above: string[]): Pick<LimitedField, 'path' | 'limit'>[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        findLimits(tab.fields, 'name' in tab && tab.name ? [...above, tab.name] : above),
      )
    }
    const path = 'name' in field && field.name ? [...above, field.name] : above
    if ('maxLength' in field && field.maxLength) return [{ path, limit: field.maxLength }]
    if (field.type === 'blocks' || !('fields' in field)) return []
    return findLimits(field.fields, field.type === 'array' ? [...path, '*'] : path)
  })
}
