import { slugify } from '@/lib/text/slugify'

/** Characters that `encodeURIComponent` leaves and `attr-char` of RFC 8187 forbids. */
const FORBIDDEN = /['()*]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Header of a file's response; `asciiName` is for clients that know no `filename*`. */
export function contentDisposition(
  manner: 'inline' | 'attachment',
  name: string,
  asciiName = toAsciiName(name),
): string {
  const encoded = encodeURIComponent(name.replace(LONE_SURROGATE, '')).replace(
    FORBIDDEN,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${manner}; filename="${asciiName}"; filename*=UTF-8''${encoded}`
}

function toAsciiName(name: string): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  return slugify(name.slice(0, name.length - extension.length)) + extension
}
