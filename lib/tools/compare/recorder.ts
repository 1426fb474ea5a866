import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { isBinary, normalHeaders, normalText } from '@/lib/tools/compare/normalise'

const MAX_NAME_LENGTH = 120
const AT_ONCE = 3
/** Retries against an overloaded portal. */
const MAX_ASKED = 20
const PAUSE_MS = 3_000

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: object
}

/** Writes each response into its own file. */
export class Recorder {
  constructor(
    private readonly url: string,
    private readonly folder: string,
  ) {}

  /** The name distinguishes calls with one path. */
  async ask(group: string, { path, method = 'GET', headers, body }: Asked, name = path): Promise<string> {
    const isForm = body instanceof FormData
    const answer = await answered(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...visitor(method + name),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const text = isBinary(type) ? '' : bytes.toString()
    const shown = text ? normalText(text, type) : `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`
    this.write(group, name, [`${method} ${path}`, String(answer.status), ...normalHeaders(answer.headers), '', shown])
    return text
  }

  write(group: string, name: string, lines: readonly string[]): void {
    const folder = join(this.folder, group)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, fileName(name)), `${lines.join('\n')}\n`)
  }
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  for (let asked = 1; ; asked += 1) {
    const answer = await fetch(url, request)
    if (answer.status !== 503 || asked === MAX_ASKED) return answer
    await answer.arrayBuffer()
    await sleep(PAUSE_MS)
  }
}

/** A new IP per call: limits are by IP and the clock stands still. */
function visitor(call: string): Record<string, string> {
  const [one, two, three] = createHash('sha256').update(call).digest()
  return { 'x-forwarded-for': `10.${one}.${two}.${three}` }
}

export function forEach<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return pLimit(AT_ONCE).map(items, work)
}

function fileName(name: string): string {
  const plain =
    decodeURI(name)
      .replace(/^\//, '')
      .replace(/[^\wа-яё.,=&?-]+/gi, '~') || 'home'
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6)
  return plain === name.slice(1) && plain.length <= MAX_NAME_LENGTH
    ? plain
    : `${plain.slice(0, MAX_NAME_LENGTH)}~${hash}`
}
