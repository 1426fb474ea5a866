import { Fragment, type ReactNode } from 'react'
import { splitAtBreaks } from '@/lib/text/line-breaks'

/** «№ 1207-п», «131-ФЗ», «5-й». */
const NUMBER = /((?:№\s?)?\b\d{1,5}-\p{L}{1,3}(?![\p{L}\d]))/u

/** Keeps numbers of acts on one line without changing their characters. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return splitNumbers(text).map(({ piece, isNumber }, index) =>
    isNumber ? <NoWrap key={index}>{piece}</NoWrap> : piece,
  )
}

export function splitNumbers(text: string): { piece: string; isNumber: boolean }[] {
  return text.split(NUMBER).map((piece, index) => ({ piece, isNumber: index % 2 === 1 }))
}

/** No wrapping, unless the font is too large for any line. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap max-[20rem]:whitespace-normal">{children}</span>
}

/** Breaks emails and account numbers only at their separators, and numbers of acts never. */
export function BreakableText({ text }: { text: string }) {
  return splitAtBreaks(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <UnbrokenNumbers text={piece} />
    </Fragment>
  ))
}
