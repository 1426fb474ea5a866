import { palette } from '../palette'
import { drawPerson, type ArmPose, type LegPose } from '../parts/people'
import type { Scene } from '../scene'
import { path, stroke } from '../svg'

interface WorkerOptions {
  arms?: [ArmPose, ArmPose]
  legs?: LegPose
  held?: string
  vest?: string
  flipped?: boolean
  lean?: number
  shadow?: boolean
}

export const shovel = (scene: Scene): string =>
  stroke('M2 -66L34 -6', scene.tone(palette.umber), 3) + path('M29 -10L42 -2L37 7L28 -2Z', scene.tone('#7D8A94'))
export function drawWorker(scene: Scene, x: number, y: number, height: number, options: WorkerOptions = {}): string {
  const { arms = ['down', 'down'], vest = '#F08A32', ...rest } = options
  return drawPerson(scene, x, y, {
    height,
    hairstyle: 'helmet',
    headColor: scene.random.pick([palette.sun, '#FBFAF5', palette.danger]),
    vest,
    coat: false,
    skirt: false,
    top: '#3D5F7C',
    bottom: '#2B4257',
    arms,
    ...rest,
  })
}
