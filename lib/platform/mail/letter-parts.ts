import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'

/** The address of a link in a letter. Its key stands behind #: no server and no log on the way sees it. */
export function hashLink(name: string, key: string, path = '/'): string {
  return `${env.PUBLIC_URL}${path}#${name}=${key}`
}

/** Mail programs end such letters by themselves through this address (RFC 8058). */
export function unsubscribeUrl(key: string): string {
  return `${env.PUBLIC_URL}/api/unsubscribe?token=${key}`
}

/** Writes a moment in words, in the city's time. */
export function moment(when: Date): string {
  return formatMoment(when, env.TIME_ZONE)
}
