/** A boundary has the signs of RFC 2046 without the space, so that nothing of it needs escaping. */
const BOUNDARY =
  /^multipart\/form-data\b.*?;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

/** Reads what parts a multipart form from its Content-Type; undefined where none is named as it should be. */
export function readBoundary(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}

/** Writes the Content-Type for the parser of the form: it might find another boundary than ours in the sender's one. */
export function toContentType(boundary: string): string {
  return `multipart/form-data; boundary="${boundary}"`
}
