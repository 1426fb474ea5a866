import type { IncomingMessage, ServerResponse } from 'node:http'

/** Above what any form of ours sends: ten documents of 20 MB would be refused by the form itself. */
const LARGEST_BODY_BYTES = 128 * 1024 * 1024

/** Refuses a body that nobody here would read to its end; true when it did. Services have their own, smaller limits. */
export function refuseLargeBody(req: IncomingMessage, res: ServerResponse): boolean {
  if (Number(req.headers['content-length'] ?? 0) > LARGEST_BODY_BYTES) {
    const text = JSON.stringify({ message: 'Запрос слишком большой' })
    res.writeHead(413, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
    res.end(text)
    return true
  }
  if (req.headers['transfer-encoding']) cutLongStream(req)
  return false
}

/** A body of unannounced length is counted as it comes; listening to its data would start the flow too early. */
function cutLongStream(req: IncomingMessage): void {
  const push = req.push.bind(req)
  let length = 0
  req.push = (part: unknown, encoding?: BufferEncoding) => {
    length += (part as Buffer | null)?.length ?? 0
    if (length > LARGEST_BODY_BYTES) req.destroy()
    return push(part, encoding)
  }
}
