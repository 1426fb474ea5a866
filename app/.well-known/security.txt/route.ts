import { getSite } from '@/components/features/site/queries'
import { env } from '@/lib/config/env'
import { textFile } from '@/lib/text/text-file'
import { DAY_MS } from '@/lib/time/days'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

export async function GET() {
  const { settings } = await getSite()
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  return textFile([
    settings.email && `Contact: mailto:${settings.email}`,
    `Contact: ${env.PUBLIC_URL}/#support`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
  ])
}
