import path from 'node:path'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'

export const FONT_FAMILY = 'Golos Text'
const FONTS = path.resolve(/* turbopackIgnore: true */ 'lib/platform/fonts')
export const fontFiles = ['golos-text-regular.ttf', 'golos-text-bold.ttf'].map((name) => path.join(FONTS, name))

export type Weight = 'regular' | 'bold'

/** Letters by their measured widths; a document that is never written knows them. */
const ruler = new PDFDocument({ autoFirstPage: false, fontLayoutCache: false })
for (const file of fontFiles) ruler.registerFont(path.basename(file, '.ttf'), file)

const MEASURED_AT = 100
/** The same words come again and again; how many are remembered is bounded, as everything is that strangers can make grow. */
const measured = new LRUCache<string, number>({ max: 4_000 })

/** Pixels that a text takes in Golos Text. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const words = text.split(' ')
  const spaces = (words.length - 1) * wordWidth(' ', weight)
  return ((words.reduce((sum, word) => sum + wordWidth(word, weight), 0) + spaces) * size) / MEASURED_AT
}

function wordWidth(word: string, weight: Weight): number {
  const key = `${weight} ${word}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const width = ruler.font(`golos-text-${weight}`).fontSize(MEASURED_AT).widthOfString(word)
  measured.set(key, width)
  return width
}

interface Column {
  width: number
  size: number
  weight: Weight
  /** Lines there is room for; what does not fit ends in «…». */
  lines: number
}

interface SetText {
  lines: string[]
  /** Everything is there, and no word was torn. */
  isWhole: boolean
}

/** A text in lines: broken between words, never inside one unless it is wider than the column alone. */
export function setText(text: string, column: Column): SetText {
  const words = drawable(text).split(' ').filter(Boolean)
  const parts = words.flatMap((word) => tornWord(word, column))
  const lines: string[] = []
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${part}` : part
    if (lines.length > 0 && fits(joined, column)) lines[lines.length - 1] = joined
    else lines.push(part)
  }
  if (lines.length <= column.lines) return { lines, isWhole: parts.length === words.length }
  const kept = lines.slice(0, column.lines)
  return { lines: [...kept.slice(0, -1), withEllipsis(kept.at(-1) ?? '', column)], isWhole: false }
}

/** The largest of the sizes at which the whole text has room; at the smallest it is cut. */
export function fitText(
  text: string,
  sizes: readonly number[],
  room: { width: number; height: number; leading: number },
): SetText & { size: number } {
  const sets = sizes.map((size) => {
    const lines = Math.max(1, Math.floor(room.height / (size * room.leading)))
    return { ...setText(text, { width: room.width, size, weight: 'bold', lines }), size }
  })
  return sets.find(({ isWhole }) => isWhole) ?? sets.at(-1) ?? { lines: [], isWhole: false, size: 0 }
}

/** Signs the font has: emoji and control signs are left out. A short word stays with the next one. */
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

function tornWord(word: string, column: Column): string[] {
  if (fits(word, column)) return [word]
  const parts: string[] = ['']
  for (const letter of word.replaceAll('\u00A0', ' ')) {
    const longer = `${parts.at(-1)}${letter}`
    if (fits(longer, column) || parts.at(-1) === '') parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

/** Whole words go before letters do. */
function withEllipsis(line: string, column: Column): string {
  let rest = withoutEnd(line)
  while (rest && !fits(`${rest}…`, column)) {
    const space = rest.lastIndexOf(' ')
    rest = withoutEnd(space > 0 ? rest.slice(0, space) : rest.slice(0, -1))
  }
  return `${rest}…`
}

function withoutEnd(line: string): string {
  return line.replace(/[\s.,:;–—-]+$/, '')
}
