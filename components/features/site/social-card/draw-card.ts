import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { cardColumn } from '@/components/features/site/social-card/card-column'
import { cardSvg, EMBLEM, MARGIN, sea } from '@/components/features/site/social-card/card-frame'
import { leafBlock, picture } from '@/components/features/site/social-card/card-parts'
import { cardPicture, commonPicture, emblemPicture } from '@/components/features/site/social-card/card-picture'
import { cardScene } from '@/components/features/site/social-card/card-scene'
import { sectionParts } from '@/components/features/site/social-card/section-card'
import { svgFonts } from '@/lib/config/fonts'
import { cardColours, toneColours } from '@/lib/navigation/card-colours'
import { cardSize, type CardKind, type SocialCard } from '@/lib/navigation/social-card'
import type { SiteSettings } from '@/lib/domains/site/contract'

const PANE = { x: 640, y: 0, width: 560, height: 590 }

const grounds: Partial<Record<CardKind, string>> = {
  idea: cardColours.sand,
  poster: cardColours.sand,
  place: cardColours.sand,
  discussion: cardColours.ground,
  document: cardColours.ground,
  service: cardColours.ground,
  consent: cardColours.ground,
}

/** Returns a JPEG, drawn and compressed outside the main thread. */
export async function drawCard(settings: SiteSettings, card: SocialCard): Promise<Buffer> {
  const emblem = await emblemPicture(settings.emblem, EMBLEM * 2)
  const parts = card.kind === 'section' ? await sectionParts(settings, card) : await thingParts(settings, card)
  const svg = cardSvg([...parts, sea(settings, emblem)])
  const { pixels, width, height } = await renderAsync(svg, { font: svgFonts })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function thingParts(settings: SiteSettings, card: SocialCard): Promise<string[]> {
  const ground = grounds[card.kind] ?? cardColours.paper
  const { width, height } = cardSize
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    await pane(settings, card),
    card.kind === 'claim' && card.mark ? stripe(toneColours[card.mark.tone][0]) : '',
    card.leaf
      ? leafBlock(card.leaf, PANE.x + 34, 48, card.kind === 'discussion' ? cardColours.sun : cardColours.paper)
      : '',
    cardColumn(card, PANE.x - MARGIN - 36),
  ]
}

async function pane(settings: SiteSettings, card: SocialCard): Promise<string> {
  const clip =
    `<clipPath id="pane"><path d="M${PANE.x + 18} 0C${PANE.x - 14} 150 ${PANE.x + 44} 300 ${PANE.x + 10} ` +
    `${PANE.height}H${cardSize.width}V0z"/></clipPath>`
  const keep = card.kind === 'minister' || card.kind === 'mayor' ? 'top' : 'middle'
  const room = { ...PANE, keep } as const
  const own = await cardPicture(card.picture, room)
  if (own) return clip + picture(own, PANE, 'pane')
  const scene = cardScene(card, PANE)
  if (scene) return `${clip}<g clip-path="url(#pane)">${scene}</g>`
  return clip + picture(await commonPicture(settings, room), PANE, 'pane')
}

function stripe(fill: string): string {
  return `<rect width="20" height="${cardSize.height}" fill="${fill}"/>`
}
