import type { SceneWords } from './drawing'
import { darker, lighter, mix } from './palette'
import { createRandom, type Random } from '@/lib/content/seed/random'
import { short } from './svg'

export type Season = NonNullable<SceneWords['season']>
export type Light = NonNullable<SceneWords['light']>

/** What every part of a drawing needs to know: the season, the light, the choices and the shared gradients. */
export interface Scene {
  season: Season
  light: Light
  variant: number
  random: Random
  /** Lamps and windows glow. */
  lit: boolean
  snowy: boolean
  sky: SkyColors
  /** A colour under this light; `depth` from 0 (near) to 1 (lost in the haze). */
  tone(color: string, depth?: number): string
  /** A colour out of doors, also when the scene itself stands in a room. */
  outside(color: string, depth?: number): string
  lawn: string
  leaf: string
  /** A gradient's reference; vertical unless `direction` says otherwise. */
  gradient(colors: readonly GradientStop[], direction?: 'down' | 'right' | 'round'): string
  definitions(): string
}

type GradientStop = readonly [offset: number, color: string, opacity?: number]

interface SkyColors {
  top: string
  middle: string
  bottom: string
  /** Tints everything under this sky. */
  ambient: string
  strength: number
}

const skies: Record<Light, SkyColors> = {
  morning: { top: '#8CC6E8', middle: '#DCEBEE', bottom: '#FFE3B8', ambient: '#FFDDB0', strength: 0.1 },
  day: { top: '#5FB2E4', middle: '#A9D8F2', bottom: '#E9F5F8', ambient: '#FFFFFF', strength: 0.02 },
  evening: { top: '#33679A', middle: '#D58E7B', bottom: '#FFC36B', ambient: '#B4573F', strength: 0.14 },
  night: { top: '#071C30', middle: '#103A5C', bottom: '#2A628C', ambient: '#0B2F4E', strength: 0.48 },
}

const lawns: Record<Season, string> = { winter: '#E9F0F4', spring: '#A8CF7F', summer: '#86B968', autumn: '#C4B06A' }
const leaves: Record<Season, string> = { winter: '#8E9FA6', spring: '#7FC170', summer: '#4E9E5F', autumn: '#E09A45' }

export function createScene(seed: string, season: Season, light: Light, variant: number): Scene {
  const sky = season === 'winter' && light === 'day' ? winterSky : skies[light]
  const gradients: string[] = []
  const haze = light === 'night' ? sky.middle : mix(sky.middle, sky.bottom, 0.55)
  const tone = createTone(sky, haze)
  return {
    season,
    light,
    variant,
    random: createRandom(seed),
    lit: light === 'night' || light === 'evening',
    snowy: season === 'winter',
    sky,
    tone,
    outside: tone,
    lawn: lawns[season],
    leaf: leaves[season],
    gradient: (colors, direction = 'down') => {
      const id = `g${gradients.length}`
      gradients.push(defineGradient(id, colors, direction))
      return `url(#${id})`
    },
    definitions: () => (gradients.length > 0 ? `<defs>${gradients.join('')}</defs>` : ''),
  }
}

const winterSky: SkyColors = {
  top: '#8FB9D4',
  middle: '#C9DEEA',
  bottom: '#F3F5F4',
  ambient: '#DCEAF2',
  strength: 0.08,
}

/** Returns the same scene under a lamp: colours are plain whatever the hour, nobody wears a coat. */
export function indoors(scene: Scene): Scene {
  return { ...scene, tone: (color) => color, lit: false, snowy: false }
}

/** Most colours come back many times in one picture. */
function createTone(sky: SkyColors, haze: string): Scene['tone'] {
  const known = new Map<string, string>()
  return (color, depth = 0) => {
    const key = `${color}${depth}`
    const toned = known.get(key) ?? mix(mix(color, sky.ambient, sky.strength), haze, depth)
    known.set(key, toned)
    return toned
  }
}

/** Returns the lit and the shaded tone of one colour. */
export function sides(scene: Scene, color: string, depth = 0): { front: string; shade: string; edge: string } {
  return {
    front: scene.tone(color, depth),
    shade: scene.tone(darker(color, 0.2), depth),
    edge: scene.tone(lighter(color, 0.35), depth),
  }
}

function defineGradient(id: string, colors: readonly GradientStop[], direction: 'down' | 'right' | 'round'): string {
  const stops = colors.map(([offset, color, opacity]) => {
    const transparency = opacity === undefined ? '' : ` stop-opacity="${short(opacity, 2)}"`
    return `<stop offset="${offset}" stop-color="${color}"${transparency}/>`
  })
  if (direction === 'round') return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.join('')}</linearGradient>`
}
