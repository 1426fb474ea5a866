import path from 'node:path'
import { fontFamilies, type Font } from '@/lib/text/font-runs'

export type FontWeight = 'regular' | 'bold'

const FOLDER = path.resolve(/* turbopackIgnore: true */ 'lib/platform/fonts')
const stems: Record<Font, string> = { golos: 'golos-text', noto: 'noto-sans' }

export function fontFile(font: Font, weight: FontWeight): string {
  return path.join(FOLDER, `${stems[font]}-${weight}.ttf`)
}

/** Fonts for resvg: ours alone, so a picture looks the same on every machine. */
export const svgFonts = {
  loadSystemFonts: false,
  fontFiles: [
    fontFile('golos', 'regular'),
    fontFile('golos', 'bold'),
    fontFile('noto', 'regular'),
    fontFile('noto', 'bold'),
  ],
  defaultFontFamily: fontFamilies.golos,
}
