import type { Box } from '@/components/features/site/social-card/card-parts'
import { signShapes } from '@/components/map/sign-shapes'
import { cardColours, toneColours } from '@/lib/navigation/card-colours'
import type { SocialCard } from '@/lib/navigation/social-card'

const { brand, brandStrong, brandTint, ink, line, paper, sky, sun } = cardColours

/** Returns a drawing for kinds without pictures; null if the panorama suits better. */
export function cardScene(card: SocialCard, { x, width, height }: Box): string | null {
  const middle = x + width / 2 + 10
  const back = `<rect x="${x}" width="${width}" height="${height}" fill="${brandTint}"/>`
  if (card.kind === 'document' || card.kind === 'consent') return back + rays(middle) + sheet(middle)
  if (card.kind === 'service') return back + rays(middle) + checklist(middle)
  if (card.kind === 'claim' && card.mark) return back + street(x, width) + pin(card.mark, middle)
  return null
}

function rays(middle: number): string {
  return `<circle cx="${middle}" cy="290" r="250" fill="${sky}" opacity=".55"/><circle cx="${middle}" cy="290" r="190" fill="${sky}"/>`
}

function sheet(middle: number): string {
  const left = middle - 150
  const lines = [190, 226, 262, 298, 334].map(
    (y, row) => `<rect x="${left + 44}" y="${y}" width="${row === 4 ? 120 : 212}" height="12" rx="6" fill="${line}"/>`,
  )
  return [
    `<path d="M${left + 26} 78h274a12 12 0 0 1 12 12v392h-286z" fill="${brand}" opacity=".18"/>`,
    `<path d="M${left + 12} 56h200l88 88v322a12 12 0 0 1-12 12H${left + 12}a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12z" fill="${paper}"/>`,
    `<path d="M${left + 212} 56l88 88h-76a12 12 0 0 1-12-12z" fill="${sky}"/>`,
    `<rect x="${left + 44}" y="112" width="126" height="22" rx="11" fill="${brand}"/>`,
    ...lines,
    `<circle cx="${left + 222}" cy="398" r="54" fill="none" stroke="${brand}" stroke-width="7"/>`,
    `<circle cx="${left + 222}" cy="398" r="40" fill="none" stroke="${brand}" stroke-width="2.500"/>`,
    `<path d="M${left + 200} 399l15 15 30-32" fill="none" stroke="${brand}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M${left + 44} 420c18-30 34-30 40-6s18 20 44-10" fill="none" stroke="${brandStrong}" stroke-width="5" stroke-linecap="round"/>`,
  ].join('')
}

function checklist(middle: number): string {
  const left = middle - 180
  const rows = [100, 222, 344].map((y, row) => {
    const [fill, tick] = row === 2 ? [sun, ink] : [brand, paper]
    return [
      `<rect x="${left}" y="${y}" width="360" height="96" rx="16" fill="${paper}"/>`,
      `<circle cx="${left + 52}" cy="${y + 48}" r="27" fill="${fill}"/>`,
      `<path d="M${left + 39} ${y + 49}l9 9 18-19" fill="none" stroke="${tick}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<rect x="${left + 100}" y="${y + 28}" width="${[200, 226, 176][row] ?? 200}" height="14" rx="7" fill="${ink}" opacity=".75"/>`,
      `<rect x="${left + 100}" y="${y + 56}" width="${[150, 120, 140][row] ?? 150}" height="12" rx="6" fill="${line}"/>`,
    ].join('')
  })
  return rows.join('')
}

function street(x: number, width: number): string {
  const blocks = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<rect x="${x + 16 + column * 196}" y="${-30 + row * 206}" width="170" height="180" rx="14" fill="${paper}"/>`,
    ),
  )
  const green = `<rect x="${x + 212}" y="382" width="170" height="180" rx="14" fill="${toneColours['status-3'][0]}" opacity=".25"/>`
  const water = `<path d="M${x + width - 120} -20q-30 180 40 330t100 300h60V-20z" fill="${sky}"/>`
  return `<g transform="rotate(-9 ${x + width / 2} 290)">${blocks.join('')}${green}</g>${water}`
}

function pin({ tone, shape }: NonNullable<SocialCard['mark']>, middle: number): string {
  const outline = signShapes[shape ?? 'circle']
  return [
    `<ellipse cx="${middle}" cy="432" rx="86" ry="18" fill="${ink}" opacity=".14"/>`,
    `<path d="M${middle - 24} 380h48l-24 52z" fill="${ink}"/>`,
    `<path transform="translate(${middle - 126} 150) scale(9)" d="${outline}" fill="${toneColours[tone][0]}" ` +
      `stroke="${ink}" stroke-width="1.100" stroke-linejoin="round"/>`,
    `<path d="M${middle} 216v72M${middle} 322v4" stroke="${tone === 'status-2' ? paper : ink}" stroke-width="22" stroke-linecap="round"/>`,
  ].join('')
}
