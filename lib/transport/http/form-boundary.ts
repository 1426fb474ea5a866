/** Signs of RFC 2046 without the space, so that nothing of it needs escaping. */
const BOUNDARY =
  /^multipart\/form-data\b.*?;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

/** What stands between the parts of a multipart form, by its Content-Type; undefined where none is named as it should be. */
export function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}

/** The Content-Type for whoever takes the form apart: read from the sender's one, another boundary might be found in it than ours. */
export function formType(boundary: string): string {
  return `multipart/form-data; boundary="${boundary}"`
}
