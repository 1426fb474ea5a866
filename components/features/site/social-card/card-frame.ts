import { picture, textLine } from '@/components/features/site/social-card/card-parts'
import { wrapText } from '@/components/features/site/social-card/card-text'
import { cardColours } from '@/lib/navigation/card-colours'
import { env } from '@/lib/config/env'
import { cardSize } from '@/lib/navigation/social-card'
import type { SiteSettings } from '@/lib/domains/site/contract'

const { width, height } = cardSize
export const MARGIN = 64
/** Upper edge of the water. */
export const SHORE = 512
export const EMBLEM = 60

export function sea({ administration, city }: SiteSettings, emblem: string | null): string {
  const start = emblem ? MARGIN + EMBLEM + 14 : MARGIN
  const name = administration || city
  const [line = ''] = wrapText(name, { width: 700, size: 26, weight: 'bold', lines: 1 }).lines
  const host = new URL(env.PUBLIC_URL).host
  return [
    `<path d="M0 548C150 528 250 526 380 546S640 574 790 550S1060 524 ${width} 546V${height}H0z" fill="${cardColours.brand}"/>`,
    `<path d="M0 574C120 560 230 558 360 570S640 590 800 574S1080 556 ${width} 572V${height}H0z" fill="${cardColours.deep}"/>`,
    emblem ? picture(emblem, { x: MARGIN - 8, y: 558, width: EMBLEM, height: EMBLEM }) : '',
    textLine(line, { x: start, y: 612, size: 26, weight: 'bold', fill: cardColours.paper }),
    textLine(host, { x: width - MARGIN, y: 612, size: 24, fill: cardColours.sky, anchor: 'end' }),
  ].join('')
}

export function cardSvg(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}
