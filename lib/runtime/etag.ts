/** True if a list such as `If-None-Match` has the tag; weak and strong tags are equal there (RFC 9110, 13.1.2). */
export function matchesEtag(list: string | null | undefined, tag: string): boolean {
  if (list === null || list === undefined) return false
  return list.trim() === '*' || parseEtags(list).includes(opaque(tag))
}

export function parseEtags(list: string): string[] {
  return list.split(',').map(opaque)
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
