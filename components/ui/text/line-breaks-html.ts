import { escapeHtml, type Html } from '@/components/ui/text/html-text'
import { splitAtBreaks } from '@/lib/text/line-breaks'

/** CSS class: no wrapping, unless the font is too large for any line. */
export const ONE_LINE = 'one-line'

/** «№ 1207-п», «131-ФЗ», «5-й», «№ 2026-00012». */
const NUMBER = /((?:№\s?)?\b(?:\d{1,5}-\p{L}{1,3}|\d{4}-\d{5})(?![\p{L}\d]))/u

export function splitNumbers(text: string): { piece: string; isNumber: boolean }[] {
  return text.split(NUMBER).map((piece, index) => ({ piece, isNumber: index % 2 === 1 }))
}

/** Keeps numbers of acts on one line without changing their characters. */
export function unbrokenHtml(text: string): Html {
  return splitNumbers(text)
    .map(({ piece, isNumber }) => (isNumber ? oneLine(escapeHtml(piece)) : escapeHtml(piece)))
    .join('') as Html
}

/** Breaks emails and account numbers only at their separators, and numbers of acts never. */
export function breakableHtml(text: string): Html {
  return splitAtBreaks(text).map(unbrokenHtml).join('<wbr>') as Html
}

export function oneLine(html: Html): Html {
  return `<span class="${ONE_LINE}">${html}</span>` as Html
}
