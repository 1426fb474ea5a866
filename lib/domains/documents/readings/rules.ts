import { htmlWords } from '@/lib/text/html-to-text'

/** The text of a file in parts that a page draws apart. */
export interface ReadingParts {
  /** The letterhead with the number, the day and the title: a page says these itself. */
  head: string
  body: string
  /** The headings of the body, each with its anchor. */
  contents: { id: string; title: string }[]
}

/** A head is longer than this only where the text itself repeats its title. */
const MOST_OF_HEAD = 8
const BLOCK = /^\s*<(p|h[2-6])\b[^>]*>([\s\S]*?)<\/\1>/

/** Parts the text where its title ends; `titles` are the names under which it may stand there. */
export function readingParts(html: string, titles: readonly string[]): ReadingParts {
  const end = endOfHead(html, titles.map(plainWords))
  return { head: html.slice(0, end), ...withAnchors(hangNumbers(orderHeadings(html.slice(end)))) }
}

/** Returns the position after the last of the first blocks that is one of the titles; 0 where none is. */
function endOfHead(html: string, titles: readonly string[]): number {
  let [end, at] = [0, 0]
  for (let count = 0; count < MOST_OF_HEAD; count++) {
    const [block, , content] = BLOCK.exec(html.slice(at)) ?? []
    if (block === undefined) break
    at += block.length
    if (titles.includes(plainWords(content ?? ''))) end = at
  }
  return end
}

function withAnchors(html: string): Pick<ReadingParts, 'body' | 'contents'> {
  const contents: ReadingParts['contents'] = []
  const body = html.replace(/<h([2-6])>([\s\S]*?)<\/h\1>/g, (_, level: string, content: string) => {
    const id = `part-${contents.length + 1}`
    contents.push({ id, title: htmlWords(content) })
    return `<h${level} id="${id}">${content}</h${level}>`
  })
  return { body, contents }
}

/** Makes heading levels never skip one: a letterhead in small type may stand above a large title. */
export function orderHeadings(html: string): string {
  let deepest = 1
  return html.replace(/<h([2-6])>([\s\S]*?)<\/h\1>/g, (_, level: string, text: string) => {
    deepest = Math.min(Number(level), deepest + 1)
    return `<h${deepest}>${text}</h${deepest}>`
  })
}

const NUMBERED = /<p>((?:\d{1,3}(?:\.\d{1,3})*[.)]|[а-я]\)))(?=\s)/gi

/** Marks paragraphs that begin with a number, so that their lines stand beside it: 1., 1.1., 1), а). */
export function hangNumbers(html: string): string {
  return html.replace(NUMBERED, (_, number: string) => {
    const depth = number.split('.').filter(Boolean).length
    return `<p class="numbered${depth > 1 ? ' numbered-deep' : ''}"><span>${number}</span>`
  })
}

function plainWords(html: string): string {
  return htmlWords(html).toLowerCase()
}
