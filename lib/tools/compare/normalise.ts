import { flightTree, splitFlight } from '@/lib/tools/compare/flight'

type Rule = readonly [what: RegExp, by: string]

/** Names made by the build. */
const build: readonly Rule[] = [
  [/\/_next\/static\/(chunks|css|media)\/[^"'\s<>\\]+?\.(js|css|woff2)/g, '/_next/static/$1/*.$2'],
  [/__(variable|className)_\w+/g, '__$1_*'],
  [/\)\(\["\/_next\/[^<>]*?\]\)<\/script>/g, ')([assets])</script>'],
  [/'sha(256|384|512)-[\w+/=]+'/g, "'sha$1-*'"],
  [/nonce-[\w+/=-]+/g, 'nonce-*'],
  [/"(b|buildId)":\s*"[\w-]{21}"/g, '"$1": "*"'],
]
/** Random values. */
const lots: readonly Rule[] = [
  [/"(api_token|token|request_id|requestId)":\s*"[^"]+"/g, '"$1": "*"'],
  [/(#[\w-]+=|[?&](?:token|key)=)[\w-]{20,}/g, '$1*'],
  [/\/uploads\/[\w-]{43}/g, '/uploads/*'],
  [/(\/cms\/[\w-]+\/file\/|"filename": ")[0-9a-f]{24}/g, '$1*'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*'],
  [/portal-token=[^;]+/g, 'portal-token=*'],
  [/"[\w-]{21}([vm])"/g, '"*$1"'],
  [/\/files\/private\?[^"\s<]+/g, '/files/private?*'],
]
const USE_ID = /_R_\w*_|(?<=["'#\s])_r_\w+_/g
/** Headers without meaning of their own. */
const SILENT = /^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id)$/
const BINARY = /^(image\/(?!svg)|font\/|video\/|application\/(pdf|zip|octet-stream|vnd\.))/

/** Formats a response so that two builds give equal text. */
export function normalText(text: string, type: string): string {
  if (type.startsWith('text/html')) return normalPage(text)
  if (type.startsWith('text/x-component')) return apply(flightTree(text))
  if (/[/+]json/.test(type)) return apply(prettyJson(text))
  return apply(/xml/.test(type) ? text.replaceAll('><', '>\n<') : text)
}

export function normalHeaders(headers: Headers): string[] {
  const pairs = [...headers].map(([name, value]) => [name, name === 'link' ? withoutAssets(value) : value] as const)
  const shown = pairs.filter(([name, value]) => !SILENT.test(name) && value)
  return shown.map(([name, value]) => `${name}: ${name === 'etag' ? '*' : unique(apply(value))}`)
}

export function isBinary(type: string): boolean {
  return BINARY.test(type)
}

function normalPage(html: string): string {
  const { markup, flight } = splitFlight(html)
  const text = `${markup.replaceAll('><', '>\n<')}\n\n${flight}`
  return withSortedPreloads(withCountedIds(apply(text))).replace(/^(.*\/_next\/static\/.*\n)\1+/gm, '$1')
}

/** Numbers React's ids: only their equality matters. */
function withCountedIds(text: string): string {
  const known = new Map<string, string>()
  return text.replace(USE_ID, (id) => {
    if (!known.has(id)) known.set(id, `id-${known.size + 1}`)
    return known.get(id) ?? id
  })
}

function apply(text: string): string {
  return [...build, ...lots].reduce((result, [what, by]) => result.replace(what, by), text)
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}

function unique(value: string): string {
  return [...new Set(value.split(/ (?='sha)/))].join(' ')
}

/** React lists styles in the header only if known in time. */
function withoutAssets(value: string): string {
  return value
    .split(/, (?=<)/)
    .filter((part) => !part.includes('/_next/'))
    .join(', ')
}

/** Preloads are written in any order. */
function withSortedPreloads(text: string): string {
  const lines = text.split('\n')
  const isPreload = (line: string) => line.startsWith('<link rel="preload"')
  return [...lines.filter(isPreload).sort(), ...lines.filter((line) => !isPreload(line))].join('\n')
}
