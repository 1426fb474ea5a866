import { createHash } from 'node:crypto'
import { env } from '@/lib/config/env'
import { CARD_VERSION } from '@/lib/config/page-search-params'
import { paths } from '@/lib/config/paths'
import type { ImageObject } from '@/lib/contract/shapes'
import type { Site } from '@/lib/domains/site/contract'

/** Page kinds with a drawn card; `section` is for static pages. */
export type CardKind =
  | 'section'
  | 'news'
  | 'poster'
  | 'discussion'
  | 'idea'
  | 'claim'
  | 'document'
  | 'service'
  | 'organization'
  | 'minister'
  | 'mayor'
  | 'activity'
  | 'album'
  | 'map'
  | 'place'
  | 'project'
  | 'consent'

export type CardTone = 'brand' | 'sun' | 'danger' | 'neutral' | 'status-1' | 'status-2' | 'status-3' | 'status-4'

export interface CardMark {
  text: string
  tone: CardTone
  shape?: 'circle' | 'square' | 'diamond' | 'shield'
}

export interface SocialCard {
  kind: CardKind
  /** Number, or name if there is none. */
  id: number | string
  /** Kind shown above the title: «Новость». */
  label: string
  title: string
  facts: readonly (string | null | undefined | false)[]
  mark?: CardMark | undefined
  /** Large number or day: «12 / дней осталось», «сб / 22 / ноября». */
  leaf?: { above?: string | undefined; number: string; below: string } | undefined
  share?: number | null | undefined
  picture?: ImageObject | null | undefined
}

export const cardSize = { width: 1200, height: 630 } as const

/** Version of the look; a change renews all URLs. */
const LOOK = '1'

/** Returns a URL that changes with everything drawn: networks cache a picture by URL for ever. */
export function cardUrl(site: Site, card: SocialCard): string {
  return `${paths.card(card.kind, card.id)}?${CARD_VERSION}=${computeVersion(site, card)}`
}

export function cardImage(site: Site, card: SocialCard) {
  return {
    url: cardUrl(site, card),
    ...cardSize,
    type: 'image/jpeg',
    alt: [`${card.label}: ${card.title}`, card.mark?.text, figureText(card)].filter(Boolean).join('. '),
  }
}

function computeVersion({ settings: { administration, city, emblem } }: Site, card: SocialCard): string {
  const drawn = [LOOK, env.PUBLIC_URL, administration, city, emblem?.img.url, card]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 12)
}

function figureText({ leaf }: SocialCard): string {
  return leaf ? [leaf.above, leaf.number, leaf.below].filter(Boolean).join(' ') : ''
}
