import { clothes, darker, hairs, palette, skins } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, stroke, turned } from '../svg'

export type ArmPose = 'down' | 'up' | 'wave' | 'forward' | 'hold' | 'hips' | 'out' | 'swing' | 'back'
export type LegPose = 'stand' | 'walk' | 'run' | 'sit' | 'kneel' | 'kick' | 'wide'

interface PersonLook {
  top: string
  bottom: string
  skin: string
  hair: string
  shoes: string
  hairstyle: 'short' | 'long' | 'bun' | 'scarf' | 'bald' | 'cap' | 'helmet' | 'hat' | 'winter'
  headColor: string
  skirt: boolean
  coat: boolean
  vest: string | null
}

export interface PersonOptions extends Partial<PersonLook> {
  /** Height in pixels, from the feet to the top of the head. */
  height: number
  arms?: [left: ArmPose, right: ArmPose]
  legs?: LegPose
  /** Degrees the body leans to the right. */
  lean?: number
  flipped?: boolean
  /** Seen from behind. */
  back?: boolean
  shadow?: boolean
  /** Drawn over the person, in the person's own units: 100 high, feet at 0. */
  held?: string
}

const armPoints: Record<ArmPose, [number, number, number, number]> = {
  down: [15.5, -62, 14.5, -46],
  up: [19, -90, 14, -107],
  wave: [22, -76, 25, -95],
  forward: [19, -64, 34, -67],
  hold: [17, -61, 7, -57],
  hips: [23, -63, 12, -52],
  out: [22, -74, 36, -78],
  swing: [20, -63, 27, -54],
  back: [10, -62, 3, -50],
}

/** Draws a simple figure standing at x, y; what is not asked for is chosen by the scene. */
export function drawPerson(scene: Scene, x: number, y: number, options: PersonOptions): string {
  const look = chooseLook(scene, options)
  const { height, legs = 'stand', arms = ['down', 'down'], lean = 0, shadow = true } = options
  const drop = legs === 'sit' ? 19 : legs === 'kneel' ? 21 : 0
  const upper = drawUpperBody(scene, look, arms, options.back === true) + (options.held ?? '')
  const body = turned(lean, 0, -46, drop > 0 ? at(0, drop, 1, upper) : upper)
  const ground = shadow ? ellipse(4, 0, 20, 3.4, palette.ink, 0.16) : ''
  return at(x, y, height / 100, ground + drawLegs(scene, look, legs) + body, options.flipped)
}

/** Returns a look chosen by the scene's random source, warm in winter. */
function chooseLook(scene: Scene, wanted: Partial<PersonLook> = {}): PersonLook {
  const { random } = scene
  const woman =
    wanted.hairstyle === undefined ? random.chance(0.5) : ['long', 'bun', 'scarf'].includes(wanted.hairstyle)
  const bare = woman
    ? random.pick(['long', 'bun', 'scarf', 'long'] as const)
    : random.pick(['short', 'short', 'cap'] as const)
  const chosen: PersonLook = {
    top: random.pick(clothes),
    bottom: random.pick(['#2B4257', '#3D5368', '#51463F', '#26384A']),
    skin: random.pick(skins),
    hair: random.pick(hairs),
    shoes: random.pick(['#2A2F36', '#4A3A30', '#E9E4DA']),
    hairstyle: scene.snowy && random.chance(0.5) ? 'winter' : bare,
    headColor: random.pick([palette.clay, palette.brand, '#2F8F6B', palette.sun, '#B9474A']),
    skirt: random.chance(0.6) && woman,
    coat: scene.snowy,
    vest: null,
  }
  return { ...chosen, ...dropUndefined(wanted) }
}

function dropUndefined(wanted: Partial<PersonLook>): Partial<PersonLook> {
  const known: (keyof PersonLook)[] = [
    'top',
    'bottom',
    'skin',
    'hair',
    'shoes',
    'hairstyle',
    'headColor',
    'skirt',
    'coat',
    'vest',
  ]
  return Object.fromEntries(known.filter((key) => wanted[key] !== undefined).map((key) => [key, wanted[key]]))
}

function drawUpperBody(scene: Scene, look: PersonLook, arms: [ArmPose, ArmPose], back: boolean): string {
  const top = scene.tone(look.top)
  const shade = scene.tone(darker(look.top, 0.22))
  const skin = scene.tone(look.skin)
  const hem = look.coat ? -28 : -44
  const torso = `M-12 -79Q0 -84 12 -79Q15 -77 14.5 -68L${look.coat ? 14.5 : 12} ${hem}Q0 ${hem + 3} ${look.coat ? -14.5 : -12} ${hem}L-14.5 -68Q-15 -77 -12 -79Z`
  const shadow = `M3 -81.6Q9 -81 12 -79Q15 -77 14.5 -68L${look.coat ? 14.5 : 12} ${hem}Q8 ${hem + 2} 4 ${hem + 1.8}Q8 -62 3 -81.6Z`
  const neck = rect(-3.4, -86, 6.8, 8, scene.tone(darker(look.skin, 0.16)), 3)
  const vest = look.vest === null ? '' : drawVest(scene, look.vest)
  return [
    drawArm(scene, look, arms[0], -1),
    look.hairstyle === 'long' && !back ? path('M-9 -93Q-11 -78 -8.6 -74H8.6Q11 -78 9 -93Z', scene.tone(look.hair)) : '',
    neck,
    path(torso, top),
    path(shadow, shade, 0.55),
    vest,
    back ? '' : path('M-4 -82.3Q0 -76 4 -82.3Z', skin),
    drawHead(scene, look, back),
    drawArm(scene, look, arms[1], 1),
  ].join('')
}

function drawVest(scene: Scene, color: string): string {
  const panel = path(
    'M-13 -79Q0 -83 13 -79Q15 -74 14 -66L12.5 -47Q0 -44 -12.5 -47L-14 -66Q-15 -74 -13 -79Z',
    scene.tone(color),
  )
  const band = scene.tone('#F3F0DC')
  return panel + rect(-13.4, -62, 26.8, 3.4, band) + rect(-8.6, -80, 3, 34, band) + rect(5.6, -80, 3, 34, band)
}

function drawArm(scene: Scene, look: PersonLook, pose: ArmPose, side: 1 | -1): string {
  const [elbowX, elbowY, handX, handY] = armPoints[pose]
  const sleeve = scene.tone(side === 1 ? darker(look.top, 0.1) : look.top)
  const d = `M${11.5 * side} -75.5L${elbowX * side} ${elbowY}L${handX * side} ${handY}`
  return stroke(d, sleeve, 7) + circle(handX * side, handY, 3.7, scene.tone(look.skin))
}

function drawHead(scene: Scene, look: PersonLook, back: boolean): string {
  const hair = scene.tone(look.hair)
  const skin = scene.tone(look.skin)
  const behind = look.hairstyle === 'long' && back ? path('M-9 -93Q-11 -76 -8 -72H8Q11 -76 9 -93Z', hair) : ''
  const face =
    circle(0, -91, 8.4, skin) +
    path('M1.5 -99.2A8.4 8.4 0 0 1 2 -82.8Q6 -90 1.5 -99.2Z', scene.tone(darker(look.skin, 0.14)), 0.6)
  if (back && look.hairstyle !== 'scarf') return behind + circle(0, -91, 8.6, hair) + drawHeadwear(scene, look)
  return behind + face + drawHair(look, hair) + drawHeadwear(scene, look)
}

function drawHair(look: PersonLook, hair: string): string {
  const crop = path('M-8.8 -90Q-9.6 -100.6 0 -100.8Q9.6 -100.6 8.8 -90Q7.4 -95.6 3 -95.8Q-4 -95.2 -6.6 -94Z', hair)
  if (look.hairstyle === 'short' || look.hairstyle === 'long') return crop
  if (look.hairstyle === 'bun') return circle(0, -101, 4, hair) + crop
  return ''
}

function drawHeadwear(scene: Scene, look: PersonLook): string {
  const color = scene.tone(look.headColor)
  const shade = scene.tone(darker(look.headColor, 0.22))
  if (look.hairstyle === 'scarf') {
    return (
      path(
        'M-9.6 -88Q-11 -101.6 0 -101.8Q11 -101.6 9.6 -88Q9 -81 11 -76Q0 -72 -11 -76Q-9 -81 -9.6 -88ZM-6.2 -90Q-6 -83.6 0 -83.2Q6 -83.6 6.2 -90Q5.4 -96.4 0 -96.4Q-5.4 -96.4 -6.2 -90Z',
        color,
      ) + path('M3 -101.4Q10.6 -100 9.6 -88Q9 -81 11 -76Q7 -74.4 4 -74Q9 -86 3 -101.4Z', shade, 0.5)
    )
  }
  if (look.hairstyle === 'cap')
    return path('M-8.8 -93Q-8.6 -101.4 0 -101.4Q8.6 -101.4 8.8 -93Z', color) + rect(0, -94.6, 14, 2.6, shade, 1.3)
  if (look.hairstyle === 'helmet')
    return (
      path('M-9.6 -93Q-9.4 -102.6 0 -102.6Q9.4 -102.6 9.6 -93Z', color) +
      rect(-11.4, -94.4, 22.8, 2.8, shade, 1.4) +
      rect(-1.6, -102.8, 3.2, 9, shade, 1)
    )
  if (look.hairstyle === 'hat')
    return path('M-8.4 -94L-7.4 -104Q0 -106.4 7.4 -104L8.4 -94Z', color) + ellipse(0, -94.6, 9, 2.2, shade)
  if (look.hairstyle === 'winter')
    return (
      path('M-9.2 -92Q-9.4 -103 0 -103Q9.4 -103 9.2 -92Z', color) +
      rect(-9.8, -95, 19.6, 4.2, shade, 2) +
      circle(0, -104, 3, shade)
    )
  return ''
}

function drawLegs(scene: Scene, look: PersonLook, pose: LegPose): string {
  const cloth = scene.tone(look.bottom)
  const far = scene.tone(darker(look.bottom, 0.2))
  const shoe = scene.tone(look.shoes)
  const skin = scene.tone(look.skin)
  const leg = (d: string, x: number, y: number, color: string): string => {
    return (
      stroke(d, look.skirt ? skin : color, look.skirt ? 5.6 : 8.4) +
      path(`M${x - 4.4} ${y}Q${x - 4} ${y - 5} ${x + 1} ${y - 4.6}Q${x + 8} ${y - 3} ${x + 8} ${y}Z`, shoe)
    )
  }
  const legs: Record<LegPose, string> = {
    stand: leg('M-5.5 -46L-6 -5', -7, 0, far) + leg('M5.5 -46L5.5 -5', 5, 0, cloth),
    wide: leg('M-5.5 -46L-13 -5', -15, 0, far) + leg('M5.5 -46L13 -5', 12, 0, cloth),
    walk: leg('M-3 -46L-5 -25L-14 -6', -16, 0, far) + leg('M3 -46L9 -26L11 -5', 11, 0, cloth),
    run: leg('M-2 -46L0 -27L-19 -18', -22, -13, far) + leg('M3 -46L17 -36L16 -14', 16, -9, cloth),
    kick: leg('M-3 -46L-3 -25L-6 -5', -7, 0, far) + leg('M4 -46L15 -30L28 -18', 28, -13, cloth),
    sit:
      rect(-12.5, -34, 26, 12, cloth, 6) +
      leg('M-3 -28L17 -29L17 -5', 17, 0, far) +
      leg('M2 -27L21 -27L21 -5', 21, 0, cloth),
    kneel: leg('M-4 -25L-5 -5L-20 -4', -24, 0, far) + leg('M4 -25L16 -25L15 -5', 15, 0, cloth),
  }
  const upright = pose !== 'sit' && pose !== 'kneel'
  const skirt =
    look.skirt && upright
      ? polygon([-11, -47, 11, -47, 15.5, -17, -15.5, -17], cloth) +
        polygon([4, -47, 11, -47, 15.5, -17, 6, -17], far, 0.6)
      : ''
  return legs[pose] + skirt
}
