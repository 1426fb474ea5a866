import { PhoneLink } from '@/components/ui/phone-link'
import { SeamedText } from '@/components/ui/seamed-text'
import { LONG_WORD, splitLongWords } from '@/lib/shared/line-seams'
import { splitPhones } from '@/lib/shared/phones-in-text'

interface TextWithPhonesProps {
  text: string
  /** On coloured ground the links take the colour of the text. */
  link?: string
}

/** A plain text of the editors, whose phones can be pressed. What residents write stays as they wrote it. */
export function TextWithPhones({ text, link = 'link' }: TextWithPhonesProps) {
  return splitPhones(text).map(({ piece, isPhone }, index) =>
    isPhone ? (
      // it stands above the link that covers a card
      <PhoneLink key={index} phone={piece} className={`${link} relative`} />
    ) : (
      <Words key={index} text={piece} />
    ),
  )
}

function Words({ text }: { text: string }) {
  return splitLongWords(text).map((words, index) =>
    index % 2 === 1 ? (
      <span key={index} className={LONG_WORD}>
        <SeamedText text={words} />
      </span>
    ) : (
      <SeamedText key={index} text={words} />
    ),
  )
}
