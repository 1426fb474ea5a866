import { MARGIN, SHORE } from '@/components/features/site/social-card/card-frame'
import { MARK_HEIGHT, markPill, shareBar, textLine, waveUnder } from '@/components/features/site/social-card/card-parts'
import { fitText, wrapText, textWidth } from '@/components/features/site/social-card/card-text'
import { cardColours } from '@/lib/navigation/card-colours'
import type { SocialCard } from '@/lib/navigation/social-card'

const TITLE_SIZES = [76, 68, 60, 54, 48, 43, 39, 35]
const TITLE_TOP = 138
const LEADING = 1.16
const LABEL_SIZE = 28
const FACT = { size: 28, step: 38 }
const MAX_FACT_LINES = 3

export function cardColumn(card: SocialCard, width: number): string {
  const foot = layoutFooter(card, width)
  const top = SHORE - foot.height
  const room = { width, height: top - TITLE_TOP - 20, leading: LEADING }
  const title = fitText(card.title, TITLE_SIZES, room)
  return [
    labelLine(card.label, width),
    ...title.lines.map((line, row) =>
      textLine(line, {
        x: MARGIN,
        y: TITLE_TOP + title.size * (0.82 + row * LEADING),
        size: title.size,
        weight: 'bold',
        spacing: -title.size * 0.012,
      }),
    ),
    ...foot.draw(top),
  ].join('')
}

export function labelLine(label: string, width: number): string {
  const [line = ''] = wrapText(label, { width, size: LABEL_SIZE, weight: 'bold', lines: 1 }).lines
  const under = { x: MARGIN, y: 106, width: Math.min(textWidth(line, LABEL_SIZE, 'bold'), width) }
  const look = { x: MARGIN, y: 88, size: LABEL_SIZE, weight: 'bold', fill: cardColours.brandStrong } as const
  return textLine(line, look) + waveUnder(under)
}

/** Stacked upwards from the shore: the state, the bar, the facts. */
function layoutFooter({ facts, share, mark }: SocialCard, width: number) {
  const lines = factLines(facts, width)
  const bar = typeof share === 'number' ? 34 : 0
  const pill = mark ? MARK_HEIGHT + (lines.length > 0 || bar ? 16 : 0) : 0
  const height = lines.length * FACT.step + bar + pill
  const draw = (top: number) => [
    ...lines.map((line, row) =>
      textLine(line, { x: MARGIN, y: top + 29 + row * FACT.step, size: FACT.size, fill: cardColours.inkSoft }),
    ),
    typeof share === 'number' ? shareBar(share, { x: MARGIN, y: top + lines.length * FACT.step + 12, width }) : '',
    mark ? markPill(mark, MARGIN, SHORE - MARK_HEIGHT) : '',
  ]
  return { height, draw }
}

function factLines(facts: SocialCard['facts'], width: number): string[] {
  const present = facts.filter((fact): fact is string => Boolean(fact))
  const column = { width, size: FACT.size, weight: 'regular' } as const
  const countLines = (index: number) => (index === 0 && present.length < MAX_FACT_LINES ? 2 : 1)
  return present
    .flatMap((fact, index) => wrapText(fact, { ...column, lines: countLines(index) }).lines)
    .slice(0, MAX_FACT_LINES)
}
