/** Whether a list such as `If-None-Match` names this tag; weak and strong ones are alike there (RFC 9110, 13.1.2). */
export function namesTag(list: string | null | undefined, tag: string): boolean {
  if (list === null || list === undefined) return false
  const plain = (one: string) => one.trim().replace(/^W\//, '')
  return list.trim() === '*' || list.split(',').map(plain).includes(plain(tag))
}
