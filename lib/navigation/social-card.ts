import { createHash } from 'node:crypto'
import { env } from '@/lib/config/env'
import { CARD_VERSION } from '@/lib/config/page-search-params'
import { paths } from '@/lib/config/paths'
import type { ImageObject } from '@/lib/contract/shapes'
import type { Site } from '@/lib/domains/site/contract'

/** These kinds of pages have a drawn card; `section` is for every page that exists once. */
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

/** Badges of the interface have these colours; `status-N` are those of claims. */
export type CardTone = 'brand' | 'sun' | 'danger' | 'neutral' | 'status-1' | 'status-2' | 'status-3' | 'status-4'

/** Shows a state by a word, a colour and maybe the shape it has on the map. */
export interface CardMark {
  text: string
  tone: CardTone
  shape?: 'circle' | 'square' | 'diamond' | 'shield'
}

/** Messengers and networks show this of a shared link: it is all that is drawn, and anybody may see it. */
export interface SocialCard {
  kind: CardKind
  /** The number of the thing, or the name of a thing without one. */
  id: number | string
  /** Says above the title what it is: «Новость», «Общественное обсуждение». */
  label: string
  title: string
  /** These stand under the title, most important first: a day, a place, a term. */
  facts: readonly (string | null | undefined | false)[]
  mark?: CardMark | undefined
  /** A large number or day stands with its words: «12 / дней осталось», «сб / 22 / ноября». */
  figure?: { above?: string | undefined; number: string; below: string } | undefined
  /** A part of a whole, 0 to 1, is drawn as a bar: days passed, votes gathered. */
  share?: number | null | undefined
  picture?: ImageObject | null | undefined
}

/** Every card has this size, as networks ask for it. */
export const cardSize = { width: 1200, height: 630 } as const

/** Names the look: with another name all cards have other addresses. */
const LOOK = '1'

/**
 * Makes the one address of a card as it is now. It changes with everything that is drawn: networks keep a picture by
 * its address for ever.
 */
export function cardUrl(site: Site, card: SocialCard): string {
  return `${paths.card(card.kind, card.id)}?${CARD_VERSION}=${versionOf(site, card)}`
}

/** Describes the card as a page's head names it. */
export function cardImage(site: Site, card: SocialCard) {
  return {
    url: cardUrl(site, card),
    ...cardSize,
    type: 'image/jpeg',
    alt: [`${card.label}: ${card.title}`, card.mark?.text, figureText(card)].filter(Boolean).join('. '),
  }
}

function versionOf({ settings: { administration, city, emblem } }: Site, card: SocialCard): string {
  const drawn = [LOOK, env.PUBLIC_URL, administration, city, emblem?.img.url, card]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 12)
}

function figureText({ figure: leaf }: SocialCard): string {
  return leaf ? [leaf.above, leaf.number, leaf.below].filter(Boolean).join(' ') : ''
}
