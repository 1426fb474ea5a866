type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

interface Asked {
  slug: string
  versions?: unknown
}

/** A bare value in place of a condition or a list: Payload would fail or find everything. */
const CONDITIONS = /^where(?:\[(?:and|or)\](?:\[\d*\])?)*$/
/** Parameters that Payload also accepts as JSON, unless empty. */
const AS_JSON = new Set(['where', 'data'])
/** Conditions on point fields, of which the portal has none. */
const OF_POINTS = /^where\[.*\[(?:near|within|intersects)\]/

/** Refuses URLs at which Payload would fail with 500. */
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

/** Returns whether Payload would fail on these parameters of a URL or a form. */
export function areMalformed(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => {
    if ((name + value).includes('\0')) return true
    if (AS_JSON.has(name)) return value !== '' && !isObject(value)
    return CONDITIONS.test(name) || OF_POINTS.test(name)
  })
}

/** Payload also routes versions of collections without any. */
function hasVersions({ pathname }: URL, collections: readonly Asked[]): boolean {
  const [, , slug, part] = pathname.split('/')
  return part !== 'versions' || collections.every((one) => one.slug !== slug || Boolean(one.versions))
}

export function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
