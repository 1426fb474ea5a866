import { verifyPreviewToken } from '@/lib/config/preview-token'

/** Number of the document of this collection whose draft a preview link lets its holder read (a global has 0). */
export function previewedId(token: string | undefined, collection: string): number | undefined {
  const target = token ? verifyPreviewToken(token) : null
  return target?.collection === collection ? target.id : undefined
}

export function isPreviewed(token: string | undefined, collection: string, id: number): boolean {
  return previewedId(token, collection) === id
}
