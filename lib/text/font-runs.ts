import { escapeXml } from '@/lib/text/xml'

/** The portal's font, and the one for characters it lacks: docs/decisions/fonts.md. */
export const fontFamilies = { golos: 'Golos Text', noto: 'Noto Sans' } as const

export type Font = keyof typeof fontFamilies

/** Characters that Noto Sans draws: Golos Text lacks them, or draws them as their base letter (Ğ, ğ, Ŭ). */
const NOTO_RANGES = `
  0108-0109 0114-0115 011C-011F 0124-0125 0128-0129 012C-012D 0134-0135 0138 013F-0140 0149 014E-014F 015C-015D 0162-0163
  0166-0169 016C 017F-0191 0193-0217 021C-0236 0238-024F 0259 02BB 02BD 02EE 0305 0309 030D-0311 0313-0325 0329-0377
  037A-037F 0384-038A 038C 038E-03A1 03A3-03E1 03F0-0400 040D 0450 045D 0460-048F 049E-049F 04A6-04A9 04AC-04AD 04B4-04B5
  04BC-04BF 04C1-04C2 04C5-04C6 04C9-04CA 04CD-04CE 04E0-04E1 04EC-04ED 04F6-04F7 04FA-0511 0514-052F 1E00-1E7F 1E86-1E9D
  1E9F-1EF1 1EF4-1EFF`
const notoCharacter = new RegExp(`[${NOTO_RANGES.replace(/\s+/g, '').replace(/[\dA-F]{4}/g, String.raw`\u$&`)}]`)
const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

interface FontRun {
  text: string
  font: Font
}

export function fontRuns(text: string): FontRun[] {
  const composed = text.normalize('NFC')
  if (!notoCharacter.test(composed)) return [{ text: composed, font: 'golos' }]
  const runs: FontRun[] = []
  for (const { segment } of graphemes.segment(composed)) {
    const font = notoCharacter.test(segment) ? 'noto' : 'golos'
    const last = runs.at(-1)
    if (last?.font === font) last.text += segment
    else runs.push({ text: segment, font })
  }
  return runs
}

export function svgText(text: string): string {
  return fontRuns(text)
    .map((run) =>
      run.font === 'golos'
        ? escapeXml(run.text)
        : `<tspan font-family="${fontFamilies.noto}">${escapeXml(run.text)}</tspan>`,
    )
    .join('')
}
