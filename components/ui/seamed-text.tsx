import { Fragment } from 'react'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { splitAtSeams } from '@/lib/text/line-breaks'

/** Draws a text whose e-mails and account numbers part at their seams, never inside a word, and numbers of acts do not part. */
export function SeamedText({ text }: { text: string }) {
  return splitAtSeams(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <WholeNumbers text={piece} />
    </Fragment>
  ))
}
