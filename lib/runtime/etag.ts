/** Finds the tag in a list such as `If-None-Match`; weak and strong ones are alike there (RFC 9110, 13.1.2). */
export function matchesEtag(list: string | null | undefined, tag: string): boolean {
  if (list === null || list === undefined) return false
  return list.trim() === '*' || parseEtags(list).includes(opaque(tag))
}

/** Lists the tags of such a list without their marks of weakness. */
export function parseEtags(list: string): string[] {
  return list.split(',').map(opaque)
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
