export const colours = {
  land: '#f1efe4',
  paper: '#ffffff',
  ink: '#0b2a43',
  inkSoft: '#4a6072',
  waterText: '#2b7099',
  greenText: '#44743c',
  districtText: '#857a68',
  sightText: '#8a5a1c',
  water: '#c0deed',
  shore: '#a5cce2',
  rail: '#8d99a3',
  house: '#e3d9c9',
  houseLine: '#cfc2ae',
  path: '#b99f7b',
  yard: '#edf0de',
} as const

interface AreaStyle {
  fill: string
  line?: string
  from: number
  pattern?: 'rows' | 'trees' | 'crosses'
  name?: { from: number; to?: number; size: number; colour: string }
}

const green = { size: 11, colour: colours.greenText }
const sight = { size: 11.5, colour: colours.sightText }

export const areaStyles: Record<string, AreaStyle> = {
  relief: { fill: 'rgba(196,182,140,.2)', from: 0 },
  district: { fill: '#f8f4eb', from: 0, name: { from: 13, to: 15, size: 11, colour: colours.districtText } },
  sea: { fill: colours.water, line: colours.shore, from: 0 },
  field: { fill: '#eeebd0', from: 11 },
  forest: { fill: '#c6debd', from: 10, name: { ...green, from: 14 } },
  beach: { fill: '#f4e4b9', from: 11, name: { ...green, from: 15, colour: '#94742c' } },
  orchard: { fill: '#d9e8c5', from: 11, pattern: 'trees', name: { ...green, from: 14 } },
  vineyard: { fill: '#e0e7c2', from: 11, pattern: 'rows', name: { ...green, from: 14 } },
  cemetery: { fill: '#d5dfcd', from: 12, pattern: 'crosses', name: { ...green, from: 15 } },
  industrial: { fill: '#e8e5e4', from: 12, name: { from: 15, size: 11, colour: '#77706b' } },
  pier: { fill: '#e8e5e4', line: '#c9c7c5', from: 12, name: { from: 16, size: 10.5, colour: '#77706b' } },
  park: { fill: '#cbe4bf', from: 11, name: { ...green, from: 15 } },
  plaza: { fill: '#f3e6d3', from: 15, name: { from: 16, size: 11, colour: '#8b7650' } },
  sports: { fill: '#c3e0cb', from: 13, name: { ...green, from: 15 } },
  pitch: { fill: '#b2d6bd', line: '#ffffff', from: 15 },
  fortress: { fill: '#e2c59b', line: '#bd9459', from: 12, name: { ...sight, from: 14 } },
  public: { fill: '#ecd2ad', line: '#cfa873', from: 14, name: { ...sight, from: 16 } },
}

export interface LineStyle {
  /** Metres on the ground, but at least `least` pixels. */
  metres: number
  least: (zoom: number) => number
  fill: string
  casing?: string
  from: number
  name?: { from: number; size: number; colour: string }
}

const street = { fill: '#ffffff', casing: '#dad3c5' }

/** Styles in drawing order: a main street crosses over a lane. */
export const lineStyles: Record<string, LineStyle> = {
  canal: { metres: 5, least: () => 0.8, fill: colours.water, from: 13 },
  stream: {
    metres: 7,
    least: () => 1,
    fill: colours.water,
    from: 12,
    name: { from: 15, size: 10.5, colour: colours.waterText },
  },
  river: {
    metres: 42,
    least: () => 1.6,
    fill: colours.water,
    casing: colours.shore,
    from: 0,
    name: { from: 13, size: 11.5, colour: colours.waterText },
  },
  path: { metres: 0, least: (zoom) => (zoom > 16 ? 1.6 : 1.1), fill: colours.path, from: 15 },
  lane: {
    ...street,
    metres: 6,
    least: (zoom) => [0.5, 0.9, 2.2][zoom - 13] ?? 0,
    from: 14,
    name: { from: 17, size: 10.5, colour: colours.inkSoft },
  },
  street: {
    ...street,
    metres: 9,
    least: (zoom) => [0.7, 1.6, 3][zoom - 13] ?? 0,
    from: 13,
    name: { from: 16, size: 11, colour: colours.inkSoft },
  },
  secondary: {
    ...street,
    metres: 12,
    least: (zoom) => [1.1, 1.8, 2.8, 4.6][zoom - 12] ?? 0,
    from: 12,
    name: { from: 15, size: 11.5, colour: colours.inkSoft },
  },
  main: {
    metres: 17,
    least: (zoom) => [0.8, 1.4, 2.2, 3, 4.2, 6.6][zoom - 10] ?? 0,
    fill: '#ffe9bd',
    casing: '#e2c58d',
    from: 10,
    name: { from: 14, size: 12, colour: colours.ink },
  },
  highway: {
    metres: 20,
    least: (zoom) => [1.8, 2.4, 3.2, 4, 5, 7][zoom - 10] ?? 0,
    fill: '#fbcf86',
    casing: '#dba64e',
    from: 0,
  },
}

export function findLineStyle(kind: string, rank: string): string | null {
  if (kind === 'street' || kind === 'road') return Object.hasOwn(lineStyles, rank) ? rank : 'street'
  return Object.hasOwn(lineStyles, kind) ? kind : null
}
