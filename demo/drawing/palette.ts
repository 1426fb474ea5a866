/** The tokens of the site and three earth tones. */
export const palette = {
  brand: '#0377C4',
  brandStrong: '#025E9C',
  ink: '#0B2A43',
  inkSoft: '#4A6072',
  ground: '#F5F8FA',
  sand: '#F6F1E7',
  danger: '#DA2127',
  sun: '#FFB547',
  green: '#43B85F',
  sky: '#19C1F2',
  white: '#FFFFFF',
  clay: '#C4694A',
  stone: '#DDC09A',
  umber: '#7A5843',
} as const

export const skins = ['#F1C9A5', '#E8B58D', '#D99F76', '#C98B62'] as const
export const hairs = ['#2A2320', '#3B2A22', '#5A3A26', '#1E1B1F'] as const

export const clothes = [
  palette.brand,
  palette.clay,
  '#2F8F6B',
  palette.sun,
  palette.brandStrong,
  '#B9474A',
  '#5B7C99',
  palette.umber,
  '#E8DCC6',
] as const

/** `amount` of `other` in `color`: 0 leaves it, 1 replaces it. */
export function mix(color: string, other: string, amount: number): string {
  const from = channels(color)
  const to = channels(other)
  const blended = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * amount))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function darker(color: string, amount = 0.18): string {
  return mix(color, palette.ink, amount)
}

export function lighter(color: string, amount = 0.25): string {
  return mix(color, palette.white, amount)
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
