import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'

/** The key follows #, so no server or log sees it. */
export function hashLink(name: string, key: string, path = '/'): string {
  return `${env.PUBLIC_URL}${path}#${name}=${key}`
}

/** One-click unsubscribe (RFC 8058). */
export function unsubscribeUrl(key: string): string {
  return `${env.PUBLIC_URL}/api/unsubscribe?token=${key}`
}

export function formatCityMoment(when: Date): string {
  return formatMoment(when, env.TIME_ZONE)
}
