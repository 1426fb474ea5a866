import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { SeamedText } from '@/components/ui/seamed-text'
import { LONG_WORD, splitLongWords } from '@/lib/text/line-breaks'
import { splitContacts } from '@/lib/text/contacts-in-text'

interface TextWithContactsProps {
  text: string
  /** On coloured ground the links take the colour of the text. */
  link?: string
}

/** A plain text of the editors, whose phones and e-mails can be pressed. What residents write stays as they wrote it. */
export function TextWithContacts({ text, link = 'link' }: TextWithContactsProps) {
  // a contact stands above the link that covers a card
  const look = `${link} relative`
  return splitContacts(text).map(({ piece, kind }, index) => {
    if (kind === 'phone') return <PhoneLink key={index} phone={piece} className={look} />
    if (kind === 'email') return <EmailLink key={index} email={piece} className={look} />
    return <Words key={index} text={piece} />
  })
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
