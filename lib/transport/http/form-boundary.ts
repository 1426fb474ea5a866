/** Characters of RFC 2046 without the space, so that nothing needs escaping. */
const BOUNDARY =
  /^multipart\/form-data\b.*?;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

export function readBoundary(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}

/** Returns a Content-Type for the form parser, which might read another boundary from the sender's. */
export function toContentType(boundary: string): string {
  return `multipart/form-data; boundary="${boundary}"`
}
