/** What stands between the parts of a multipart form, by its Content-Type; undefined where none is named. */
export function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^";\s]+))/i.exec(type) ?? []
  return quoted ?? plain
}
