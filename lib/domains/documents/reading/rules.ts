import { htmlToText } from '@/lib/text/html-to-text'

export interface ReadingParts {
  /** Letterhead with number, date and title, which the page itself shows. */
  head: string
  body: string
  contents: { id: string; title: string }[]
}

/** Blocks of a letterhead; more only if the text repeats its title. */
const MAX_OF_HEAD = 8
const HEADING = /<h([2-6])>([\s\S]*?)<\/h\1>/g
const BLOCK = /^\s*<(p|h[2-6])\b[^>]*>([\s\S]*?)<\/\1>/

/** Splits the text after its title; `titles` are the forms it may have there. */
export function splitReading(html: string, titles: readonly string[]): ReadingParts {
  const end = endOfHead(html, titles.map(normalizedText))
  return { head: withoutRepeats(html.slice(0, end)), ...withAnchors(markNumbers(orderHeadings(html.slice(end)))) }
}

/** Returns the position after the last leading block that is a title; 0 if none. */
function endOfHead(html: string, titles: readonly string[]): number {
  let end = 0
  let at = 0
  for (let count = 0; count < MAX_OF_HEAD; count++) {
    const [block, , content] = BLOCK.exec(html.slice(at)) ?? []
    if (block === undefined) break
    at += block.length
    if (titles.includes(normalizedText(content ?? ''))) end = at
  }
  return end
}

/** A form has its title above the addressee and below: the last one stays. */
function withoutRepeats(head: string): string {
  const seen = [...head.matchAll(HEADING)].map(([, , content]) => normalizedText(content ?? ''))
  return head.replace(HEADING, (heading, _level, content: string) => {
    seen.shift()
    return seen.includes(normalizedText(content)) ? '' : heading
  })
}

function withAnchors(html: string): Pick<ReadingParts, 'body' | 'contents'> {
  const contents: ReadingParts['contents'] = []
  const body = html.replace(/<h([2-6])>([\s\S]*?)<\/h\1>/g, (_, level: string, content: string) => {
    const id = `part-${contents.length + 1}`
    contents.push({ id, title: htmlToText(content) })
    return `<h${level} id="${id}">${content}</h${level}>`
  })
  return { body, contents }
}

/** Fixes skipped heading levels: small letterhead type may precede a large title. */
export function orderHeadings(html: string): string {
  let deepest = 1
  return html.replace(/<h([2-6])>([\s\S]*?)<\/h\1>/g, (_, level: string, text: string) => {
    deepest = Math.min(Number(level), deepest + 1)
    return `<h${deepest}>${text}</h${deepest}>`
  })
}

const NUMBERED = /<p>((?:\d{1,3}(?:\.\d{1,3})*[.)]|[а-я]\)))(?=\s)/gi

/** Marks numbered paragraphs (1., 1.1., 1), а) for a hanging indent. */
export function markNumbers(html: string): string {
  return html.replace(NUMBERED, (_, number: string) => {
    const depth = number.split('.').filter(Boolean).length
    return `<p class="numbered${depth > 1 ? ' numbered-deep' : ''}"><span>${number}</span>`
  })
}

function normalizedText(html: string): string {
  return htmlToText(html).toLowerCase()
}
