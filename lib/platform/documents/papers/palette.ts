/** Illustrations of the city use these colours: the tokens of the site and three earth tones. */
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
