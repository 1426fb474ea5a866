import { Resvg } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { svgFonts, type FontWeight } from '@/lib/config/fonts'
import { svgText } from '@/lib/text/font-runs'
import { addEllipsis, trimDangling } from '@/lib/text/shorten'

const MEASURED_AT = 100
/** Words repeat; the cache is bounded, because strangers can make it grow. */
const measured = new LRUCache<string, number>({ max: 4_000 })

export function textWidth(text: string, size: number, weight: FontWeight): number {
  const words = text.split(' ')
  const spaces = (words.length - 1) * wordWidth(' ', weight)
  return ((words.reduce((sum, word) => sum + wordWidth(word, weight), 0) + spaces) * size) / MEASURED_AT
}

function wordWidth(word: string, weight: FontWeight): number {
  const key = `${weight} ${word}`
  const width = measured.get(key) ?? measure(word, weight)
  measured.set(key, width)
  return width
}

/** Returns the width that resvg draws; the underline is as long as the text with its spaces. */
function measure(text: string, weight: FontWeight): number {
  const look = `font-size="${MEASURED_AT}" font-weight="${weight === 'bold' ? 700 : 400}" text-decoration="underline" xml:space="preserve"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text ${look}>${svgText(text)}</text></svg>`
  return new Resvg(svg, { font: svgFonts }).getBBox()?.width ?? 0
}

interface Column {
  width: number
  size: number
  weight: FontWeight
  lines: number
}

interface WrappedText {
  lines: string[]
  /** True if nothing is cut and no word is split. */
  isWhole: boolean
}

/** Breaks a text between words; only a word wider than the column is split. */
export function wrapText(text: string, column: Column): WrappedText {
  const words = drawable(text).split(' ').filter(Boolean)
  const parts = words.flatMap((word) => breakWord(word, column))
  const lines: string[] = []
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${part}` : part
    if (lines.length > 0 && fits(joined, column)) lines[lines.length - 1] = joined
    else lines.push(part)
  }
  if (lines.length <= column.lines) return { lines, isWhole: parts.length === words.length }
  const visible = lines.slice(0, column.lines)
  return { lines: [...visible.slice(0, -1), withEllipsis(visible.at(-1) ?? '', column)], isWhole: false }
}

/** Sets a text at the largest size that fits; cuts it at the smallest. */
export function fitText(
  text: string,
  sizes: readonly number[],
  room: { width: number; height: number; leading: number },
): WrappedText & { size: number } {
  const sets = sizes.map((size) => {
    const lines = Math.max(1, Math.floor(room.height / (size * room.leading)))
    return { ...wrapText(text, { width: room.width, size, weight: 'bold', lines }), size }
  })
  return sets.find(({ isWhole }) => isWhole) ?? sets.at(-1) ?? { lines: [], isWhole: false, size: 0 }
}

/** Removes characters that the font lacks and keeps short words with the next one. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{1F1E6}-\u{1F1FF}\u20E3\uFE0F]/gu, ' ')
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim()
    .replace(/(?<=^|[ \u00A0«(])([а-яё]{1,2}|№|(?:ул|пр|пл|пер|наб|им|г|д)\.) /gi, '$1\u00A0')
}

function fits(text: string, { width, size, weight }: Column): boolean {
  return textWidth(text, size, weight) <= width
}

function breakWord(word: string, column: Column): string[] {
  if (fits(word, column)) return [word]
  const parts: string[] = ['']
  for (const char of word.replaceAll('\u00A0', ' ')) {
    const longer = `${parts.at(-1)}${char}`
    if (fits(longer, column) || parts.at(-1) === '') parts[parts.length - 1] = longer
    else parts.push(char)
  }
  return parts
}

/** Drops whole words before characters. */
function withEllipsis(line: string, column: Column): string {
  let rest = trimDangling(line)
  while (rest && !fits(`${rest}…`, column)) {
    const space = rest.lastIndexOf(' ')
    rest = trimDangling(space > 0 ? rest.slice(0, space) : rest.slice(0, -1))
  }
  return addEllipsis(rest)
}
