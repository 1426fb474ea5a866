import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib'

export type ContentCoding = 'br' | 'gzip' | 'identity'

/** Browsers send few variants, but clients may send anything. */
const MAX_REMEMBERED = 256
const remembered = new Map<string, ContentCoding>()

export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const chosen = parse(acceptEncoding)
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, chosen)
  return chosen
}

/** Quality 5 takes as long as gzip and is smaller; more would not pay, as every edit renders pages again. */
export async function encode(body: Buffer, coding: ContentCoding, quality = 5): Promise<Buffer> {
  if (coding === 'identity') return body
  if (coding === 'gzip') return promisify(gzip)(body, { level: quality > 5 ? 9 : 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params })
}

/** The default window takes 4 MB per reader. */
const STREAM_WINDOW_BITS = 18

export function encoder(coding: Exclude<ContentCoding, 'identity'>): Transform {
  if (coding === 'gzip') return createGzip({ level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: STREAM_WINDOW_BITS,
  }
  return createBrotliCompress({ params })
}

export async function decode(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'identity') return body
  return coding === 'gzip' ? promisify(gunzip)(body) : promisify(brotliDecompress)(body)
}

function parse(header: string): ContentCoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim())
    const weight = params.find((param) => param.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (getWeight('br') > 0 && getWeight('br') >= getWeight('gzip')) return 'br'
  return getWeight('gzip') > 0 ? 'gzip' : 'identity'
}
