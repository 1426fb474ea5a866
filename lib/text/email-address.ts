import punycode from 'punycode/punycode.js'
import { plainCode } from '@/lib/text/plain-text'

/** Latin before the @; national top-level domains in ASCII, «xn--p1ai» (.рф). */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

const MAX_TYPED_LENGTH = 320

/** Returns the stored form: lower case, domain in ASCII, «ivan@почта.рф» → «ivan@xn--80a1acny.xn--p1ai». */
export function normalizeEmail(typed: string): string {
  if (typed.length > MAX_TYPED_LENGTH) return typed
  const text = plainCode(typed).toLowerCase()
  const at = text.lastIndexOf('@') + 1
  return at === 0 ? text : text.slice(0, at) + asciiDomain(text.slice(at))
}

/** «ivan@xn--80a1acny.xn--p1ai» → «ivan@почта.рф». */
export function toReadableEmail(stored: string): string {
  const at = stored.lastIndexOf('@') + 1
  try {
    return stored.slice(0, at) + punycode.toUnicode(stored.slice(at))
  } catch {
    return stored // no domain: it begins with xn-- and encodes nothing
  }
}

export function hasForeignMailbox(email: string): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && /[^\0-\x7F]/.test(email.slice(0, at))
}

function asciiDomain(domain: string): string {
  const host = `http://${domain}`
  return isNational(domain) && URL.canParse(host) ? new URL(host).hostname : domain
}

/** False for two scripts in a label («gmail.сom») or a Latin name in a national zone («yandex.кг»). */
function isNational(domain: string): boolean {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return false
  const labels = domain
    .split('.')
    .map((label) => ({ isLatin: /[a-z]/.test(label), isForeign: /[^\0-\x7F]/.test(label) }))
  const isMixed = labels.some(({ isLatin, isForeign }) => isLatin && isForeign)
  const [name, zone] = labels.slice(-2)
  return labels.some(({ isForeign }) => isForeign) && !isMixed && !(zone?.isForeign && name?.isLatin)
}
