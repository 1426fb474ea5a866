import { newsPath } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'

type Message = Home['messages'][number]

/** Returns the most urgent message that the banner does not show. */
export function messageOfDay(alert: SiteAlert | null, messages: readonly Message[]): Message | undefined {
  return withoutAlertMessage(alert, messages)[0]
}

/** Returns the messages that neither the banner nor the strip of the day shows. */
export function otherMessages(alert: SiteAlert | null, messages: readonly Message[]): Message[] {
  return withoutAlertMessage(alert, messages).slice(1)
}

export function messagePath({ id, slug, type }: Message): string {
  return newsPath({ id, slug, typeCode: type.code })
}

function withoutAlertMessage(alert: SiteAlert | null, messages: readonly Message[]): Message[] {
  return messages.filter((message) => messagePath(message) !== alert?.link)
}
