import { Fragment, type ReactNode } from 'react'
import { EmailLink, PhoneLink } from '@/components/ui/text/contact-links'
import { splitNumbers, NoWrap } from '@/components/ui/text/line-breaks'
import type { MarkedText } from '@/lib/domains/search/contract'
import { splitContacts } from '@/lib/text/contacts-in-text'

/** Matches are `<mark>`, which screen readers announce. The number of an act is never broken between lines. */
export function Marked({ text }: { text: MarkedText }) {
  return splitMarked(text, splitNumbers(toPlainText(text))).map(({ parts, isNumber }, index) => {
    const Piece = isNumber ? NoWrap : Fragment
    return (
      <Piece key={index}>
        <Parts parts={parts} />
      </Piece>
    )
  })
}

/** For texts of the administration: phones and emails are links, even if only a part matches. */
export function MarkedWithContacts({ text }: { text: MarkedText }) {
  return splitMarked(text, splitContacts(toPlainText(text))).map(({ piece, parts, kind }, index) => {
    if (kind === 'words') return <Marked key={index} text={parts} />
    const Piece = parts.some((part) => part.is_match) ? Mark : Fragment
    return (
      <Piece key={index}>
        {kind === 'phone' ? <PhoneLink phone={piece} /> : <EmailLink email={piece} className="link" />}
      </Piece>
    )
  })
}

function Parts({ parts }: { parts: MarkedText }) {
  return parts.map((part, index) => (part.is_match ? <Mark key={index}>{part.text}</Mark> : part.text))
}

function Mark({ children }: { children: ReactNode }) {
  return <mark className="rounded-sm bg-sun-tint px-0.5 text-inherit">{children}</mark>
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
