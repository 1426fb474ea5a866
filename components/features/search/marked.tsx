import { Fragment } from 'react'
import { splitNumbers, WholeNumber } from '@/components/ui/whole-numbers'
import type { MarkedText } from '@/lib/domains/search/contract'

/** A text whose matches are seen and, being `<mark>`, heard; a number of an act is not torn, whatever of it matched. */
export function Marked({ text }: { text: MarkedText }) {
  return inPieces(text).map(({ parts, isNumber }, index) => {
    const Piece = isNumber ? WholeNumber : Fragment
    return (
      <Piece key={index}>
        <Parts parts={parts} />
      </Piece>
    )
  })
}

function Parts({ parts }: { parts: MarkedText }) {
  return parts.map((part, index) =>
    part.is_match ? (
      <mark key={index} className="rounded-sm bg-sun-tint px-0.5 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** The parts cut where numbers of acts begin and end. */
function inPieces(text: MarkedText): { parts: MarkedText; isNumber: boolean }[] {
  let end = 0
  return splitNumbers(text.map((part) => part.text).join('')).map(({ piece, isNumber }) => {
    end += piece.length
    return { parts: between(text, end - piece.length, end), isNumber }
  })
}

function between(text: MarkedText, from: number, to: number): MarkedText {
  let start = 0
  return text.flatMap((part) => {
    const own = part.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += part.text.length
    return own ? [{ ...part, text: own }] : []
  })
}
