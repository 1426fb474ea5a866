import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this a packed answer saves nothing that anybody would notice. */
const LEAST_PACKED = 4_096
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 4 }

/**
 * An answer that is the same for everyone, as JSON, packed where the reader takes that: the points of a large map are
 * two megabytes of digits. Answers to residents go unpacked: the length of what holds a secret beside words of
 * somebody else would tell of the secret.
 */
export async function answerForAll(answer: unknown, accepted: string | null): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  }
  const plain = Buffer.from(JSON.stringify(answer))
  const coding = plain.length < LEAST_PACKED ? null : codingOf(accepted)
  if (!coding) return new Response(plain, { headers })
  const body = coding === 'br' ? await promisify(brotliCompress)(plain, BROTLI) : await promisify(gzip)(plain, GZIP)
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-encoding': coding } })
}

/** A coding given with the weight of nothing is refused. */
function codingOf(accepted: string | null): 'br' | 'gzip' | null {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? null
}
