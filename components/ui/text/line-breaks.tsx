import { Fragment, type ReactNode } from 'react'
import { splitAtSeams } from '@/lib/text/line-breaks'

/** A number may have letters of its own: «№ 1207-п», «131-ФЗ», «5-й». */
const NUMBER = /((?:№\s?)?\b\d{1,5}-\p{L}{1,3}(?![\p{L}\d]))/u

/** Keeps numbers of acts in a title whole at their hyphens. Its letters stay as they are, to be copied and found. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return splitNumbers(text).map(({ piece, isNumber }, index) =>
    isNumber ? <NoWrap key={index}>{piece}</NoWrap> : piece,
  )
}

/** Splits a text into numbers and what stands between them. */
export function splitNumbers(text: string): { piece: string; isNumber: boolean }[] {
  return text.split(NUMBER).map((piece, index) => ({ piece, isNumber: index % 2 === 1 }))
}

/** Keeps a number on one line, unless letters are so large that it would not fit into any. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap max-[20rem]:whitespace-normal">{children}</span>
}

/** Draws a text whose e-mails and account numbers part at their seams, never inside a word, and numbers of acts do not part. */
export function BreakableText({ text }: { text: string }) {
  return splitAtSeams(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <UnbrokenNumbers text={piece} />
    </Fragment>
  ))
}
