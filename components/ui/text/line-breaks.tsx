import { Fragment, type ReactNode } from 'react'
import { ONE_LINE, splitNumbers } from '@/components/ui/text/line-breaks-html'
import { splitAtBreaks } from '@/lib/text/line-breaks'

/** Keeps numbers of acts on one line without changing their characters. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return splitNumbers(text).map(({ piece, isNumber }, index) =>
    isNumber ? <NoWrap key={index}>{piece}</NoWrap> : piece,
  )
}

/** No wrapping, unless the font is too large for any line. */
function NoWrap({ children }: { children: ReactNode }) {
  return <span className={ONE_LINE}>{children}</span>
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
