import { emailLinkHtml, phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { escapeHtml, type Html } from '@/components/ui/text/html-text'
import { oneLine, splitNumbers } from '@/components/ui/text/line-breaks-html'
import type { MarkedText } from '@/lib/domains/search/contract'
import { splitContacts } from '@/lib/text/contacts-in-text'

/** Matches are `<mark>`, which screen readers announce. The number of an act is never broken between lines. */
export function markedHtml(text: MarkedText): Html {
  return splitMarked(text, splitNumbers(toPlainText(text)))
    .map(({ parts, isNumber }) => (isNumber ? oneLine(partsHtml(parts)) : partsHtml(parts)))
    .join('') as Html
}

/** Makes phones and emails of the administration's texts links, even if only a part matches. */
export function markedContactsHtml(text: MarkedText): Html {
  return splitMarked(text, splitContacts(toPlainText(text)))
    .map(({ piece, parts, kind }) => {
      if (kind === 'words') return markedHtml(parts)
      const link = kind === 'phone' ? phoneLinkHtml(piece) : emailLinkHtml(piece, 'link')
      return parts.some((part) => part.is_match) ? mark(link) : link
    })
    .join('') as Html
}

function partsHtml(parts: MarkedText): Html {
  return parts
    .map(({ text, is_match: isMatch }) => {
      const html = escapeHtml(text)
      return isMatch ? mark(html) : html
    })
    .join('') as Html
}

function mark(html: Html): Html {
  return `<mark>${html}</mark>` as Html
}

function toPlainText(text: MarkedText): string {
  return text.map((part) => part.text).join('')
}

function splitMarked<Piece extends { piece: string }>(
  text: MarkedText,
  pieces: readonly Piece[],
): (Piece & { parts: MarkedText })[] {
  let end = 0
  return pieces.map((one) => {
    end += one.piece.length
    return { ...one, parts: sliceMarked(text, end - one.piece.length, end) }
  })
}

function sliceMarked(text: MarkedText, from: number, to: number): MarkedText {
  let start = 0
  return text.flatMap((part) => {
    const own = part.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += part.text.length
    return own ? [{ ...part, text: own }] : []
  })
}
