import { labelLine } from '@/components/features/site/social-card/card-column'
import { MARGIN } from '@/components/features/site/social-card/card-frame'
import { picture, textLine } from '@/components/features/site/social-card/card-parts'
import { cardPicture, commonPicture } from '@/components/features/site/social-card/card-picture'
import { fitText, wrapText } from '@/components/features/site/social-card/card-text'
import { cardColours } from '@/lib/navigation/card-colours'
import { cardSize, type SocialCard } from '@/lib/navigation/social-card'
import type { SiteSettings } from '@/lib/domains/site/contract'

const VIEW = { x: 0, y: 286, width: cardSize.width, height: 300 }
const SIZES = [84, 76, 68, 60, 54, 48, 42]
const LEADING = 1.12
const WIDTH = cardSize.width - 2 * MARGIN

export async function sectionParts(settings: SiteSettings, card: SocialCard): Promise<string[]> {
  const view = (await cardPicture(card.picture, VIEW)) ?? (await commonPicture(settings, VIEW))
  const [fact = ''] = card.facts.filter(Boolean)
  const [lead] = wrapText(fact || '', { width: WIDTH, size: 30, weight: 'regular', lines: 1 }).lines
  const title = fitText(card.title, SIZES, { width: WIDTH, height: lead ? 112 : 150, leading: LEADING })
  const end = 122 + title.size * (0.82 + (title.lines.length - 1) * LEADING)
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${cardColours.paper}"/>`,
    picture(view, VIEW),
    labelLine(card.label, WIDTH),
    ...title.lines.map((line, row) =>
      textLine(line, {
        x: MARGIN,
        y: 122 + title.size * (0.82 + row * LEADING),
        size: title.size,
        weight: 'bold',
        spacing: -title.size * 0.014,
      }),
    ),
    lead ? textLine(lead, { x: MARGIN, y: end + 46, size: 30, fill: cardColours.inkSoft }) : '',
  ]
}
