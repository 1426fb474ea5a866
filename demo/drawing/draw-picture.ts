import type { PictureSubject, SceneWords } from './drawing'
import { createScene, type Light } from './scene'
import { compositions } from './scenes/compositions'
import { short } from './svg'

/** What carries charts, letters or marks is never mirrored. */
const oneWay: ReadonlySet<PictureSubject> = new Set(['meeting', 'reception', 'documents', 'online'])

export interface PictureSize {
  width: number
  height: number
}

/** Draws the picture as an SVG text; the same description always gives the same text. */
export function drawPicture(picture: SceneWords, size: PictureSize = { width: 1600, height: 1000 }): string {
  const { subject, season = 'summer', variant } = picture
  const light = chooseLight(picture)
  const scene = createScene(`${subject}/${season}/${light}/${variant}`, season, light, variant)
  const content = compositions[subject](scene)
  return wrapSvg(
    size,
    buildFrame(variant),
    scene.definitions() + mirrored(content, variant % 4 >= 2 && !oneWay.has(subject)),
  )
}

/** Street lamps are shown burning. */
function chooseLight({ subject, light = 'day' }: SceneWords): Light {
  return subject === 'streetLights' && light === 'day' ? 'evening' : light
}

/** Draws an SVG document of the given size showing `frame`, cut to fill it. */
export function wrapSvg(size: PictureSize, frame: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${frame}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
}

/** Neighbouring variants stand a little nearer or farther from the viewer. */
function buildFrame(variant: number): string {
  const zoom = [1, 0.94, 0.97, 0.9][variant % 4] ?? 1
  const width = 1600 * zoom
  const height = 1000 * zoom
  return `${short((1600 - width) / 2)} ${short((1000 - height) * 0.62)} ${short(width)} ${short(height)}`
}

function mirrored(content: string, flip: boolean): string {
  return flip ? `<g transform="translate(1600 0) scale(-1 1)">${content}</g>` : content
}
