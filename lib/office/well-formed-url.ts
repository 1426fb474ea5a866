type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** An address may ask for these parts of a collection. */
interface Asked {
  slug: string
  versions?: unknown
}

/** A bare word stands in place of a condition or a list of them: Payload would break on it or find everything. */
const CONDITIONS = /^where(?:\[(?:and|or)\](?:\[\d*\])?)*$/
/** Payload also takes these as JSON, and leaves them alone where they are empty. */
const AS_JSON = new Set(['where', 'data'])
/** The portal has no field of points that these conditions could ask about. */
const OF_POINTS = /^where\[.*\[(?:near|within|intersects)\]/

/** Refuses addresses that Payload cannot answer; the handler would fail at them, as if the portal were at fault. */
export function withWellFormedUrl<Rest extends unknown[]>(
  handler: Handler<Rest>,
  collections: Promise<readonly Asked[]>,
): Handler<Rest> {
  return async (request, ...rest) => {
    const url = new URL(request.url)
    if (isMalformed(url)) return refuse('Запрос не разобран.', 400)
    if (!hasVersions(url, await collections)) return refuse('Такого адреса в редакции нет.', 404)
    return handler(request, ...rest)
  }
}

function refuse(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

function isMalformed({ pathname, searchParams }: URL): boolean {
  return /%00/.test(pathname) || areMalformed(searchParams)
}

/** Answers whether Payload would break on these parameters, of an address or of a body that stands for a long one. */
export function areMalformed(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => {
    if ((name + value).includes('\0')) return true
    if (AS_JSON.has(name)) return value !== '' && !isObject(value)
    return CONDITIONS.test(name) || OF_POINTS.test(name)
  })
}

/** Payload knows the addresses of versions also where none are kept. */
function hasVersions({ pathname }: URL, collections: readonly Asked[]): boolean {
  const [, , slug, part] = pathname.split('/')
  return part !== 'versions' || collections.every((one) => one.slug !== slug || Boolean(one.versions))
}

/** Answers whether the text is a JSON object, as a body or a whole condition must be. */
export function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
