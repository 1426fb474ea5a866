import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { endingSoonFirst } from '@/lib/shared/term-words'

type Message = Home['messages'][number]

/** Gives the message that ends today or tomorrow, otherwise the freshest one; the banner above the page says its own. */
export function messageOfDay(alert: SiteAlert | null, messages: readonly Message[], now: Date): Message | undefined {
  return endingSoonFirst(besidesAlert(alert, messages), env.TIME_ZONE, now)[0]
}

/** Gives the messages that neither the banner nor the strip of the day says. */
export function otherMessages(alert: SiteAlert | null, messages: readonly Message[], now: Date): Message[] {
  const said = messageOfDay(alert, messages, now)
  return besidesAlert(alert, messages).filter((message) => message !== said)
}

export function messagePath({ id, slug, type }: Message): string {
  return newsPath({ id, slug, typeCode: type.code })
}

function besidesAlert(alert: SiteAlert | null, messages: readonly Message[]): Message[] {
  return messages.filter((message) => messagePath(message) !== alert?.link)
}
