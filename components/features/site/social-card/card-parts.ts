import { textWidth } from '@/components/features/site/social-card/card-text'
import { signShapes } from '@/components/map/sign-shapes'
import type { FontWeight } from '@/lib/config/fonts'
import { cardColours, toneColours } from '@/lib/navigation/card-colours'
import type { CardMark, SocialCard } from '@/lib/navigation/social-card'
import { fontFamilies, svgText } from '@/lib/text/font-runs'
import { stripTypography } from '@/lib/text/typography'

interface TextLook {
  x: number
  y: number
  size: number
  weight?: FontWeight
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

export function textLine(text: string, { x, y, size, weight = 'regular', fill, anchor, spacing }: TextLook): string {
  const looks = [
    `font-family="${fontFamilies.golos}" font-size="${size}" fill="${fill ?? cardColours.ink}"`,
    weight === 'bold' && 'font-weight="700"',
    anchor && `text-anchor="${anchor}"`,
    spacing && `letter-spacing="${spacing}"`,
  ]
  return `<text x="${x}" y="${y}" ${looks.filter(Boolean).join(' ')}>${svgText(stripTypography(text))}</text>`
}

export function picture(source: string, { x, y, width, height }: Box, clip?: string): string {
  const clipped = clip ? ` clip-path="url(#${clip})"` : ''
  return `<image href="${source}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"${clipped}/>`
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function waveUnder({ x, y, width }: Omit<Box, 'height'>): string {
  const crests = Math.max(2, Math.round(width / 32))
  const step = width / crests / 4
  const path = Array.from({ length: crests }, () => `q${step} -9 ${step * 2} 0t${step * 2} 0`).join('')
  return `<path d="M${x} ${y}${path}" fill="none" stroke="${cardColours.sun}" stroke-width="4" stroke-linecap="round"/>`
}

export const MARK_HEIGHT = 56
const MARK_SIZE = 26

export function markPill({ text, tone, shape }: CardMark, x: number, y: number): string {
  const [fill, textColour] = toneColours[tone]
  const sign = shape ? 44 : 0
  const width = Math.ceil(textWidth(text, MARK_SIZE, 'bold')) + 52 + sign
  const outline = shape
    ? `<path transform="translate(${x + 20} ${y + 13}) scale(1.07)" d="${signShapes[shape]}" ` +
      `fill="${cardColours.paper}" stroke="${cardColours.ink}" stroke-width="2" stroke-linejoin="round"/>`
    : ''
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${MARK_HEIGHT}" rx="${MARK_HEIGHT / 2}" fill="${fill}"/>${outline}` +
    `${textLine(text, { x: x + 26 + sign, y: y + 37, size: MARK_SIZE, weight: 'bold', fill: textColour })}`
  )
}

export function shareBar(share: number, { x, y, width }: Omit<Box, 'height'>): string {
  const full = Math.max(14, Math.min(1, share) * width)
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${cardColours.line}"/><rect x="${x}" ` +
    `y="${y}" width="${full.toFixed(1)}" height="14" rx="7" fill="${cardColours.sun}"/>`
  )
}

const LEAF = { width: 190, height: 190 }

export function leafBlock(leaf: NonNullable<SocialCard['leaf']>, x: number, y: number, fill: string): string {
  const middle = x + LEAF.width / 2
  const textStyle = { x: middle, size: 26, anchor: 'middle' } as const
  const space = leaf.below.length > 12 ? leaf.below.indexOf(' ') : -1
  const below = space < 0 ? [leaf.below] : [leaf.below.slice(0, space), leaf.below.slice(space + 1)]
  const top = leaf.above ? y + 46 : y + 14
  return [
    `<rect x="${x}" y="${y}" width="${LEAF.width}" height="${LEAF.height}" rx="16" fill="${fill}"/>`,
    leaf.above ? textLine(leaf.above, { ...textStyle, y: top }) : '',
    textLine(leaf.number, {
      x: middle,
      y: top + (below.length > 1 ? 78 : 88),
      size: 88,
      weight: 'bold',
      anchor: 'middle',
      spacing: -2,
    }),
    ...below.map((word, row) => textLine(word, { ...textStyle, y: top + (below.length > 1 ? 116 : 128) + row * 30 })),
  ].join('')
}
