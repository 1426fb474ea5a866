import { BreakableText, NoWrap } from '@/components/ui/text/line-breaks'
import { LONG_WORD, splitLongWords } from '@/lib/text/line-breaks'
import { splitContacts } from '@/lib/text/contacts-in-text'
import { classNames } from '@/components/ui/class-names'
import { Fragment } from 'react'
import { formatPhone, phoneHref } from '@/lib/text/phone'

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
        <BreakableText text={words} />
      </span>
    ) : (
      <BreakableText key={index} text={words} />
    ),
  )
}

/**
 * Draws an e-mail address to write to. It goes to the next line as a whole; where it does not fit into one, it breaks
 * after «@» and before a full stop alone.
 */
export function EmailLink({ email, className = 'link target' }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={classNames('inline-block', className)}>
      <BreakableText text={email} />
    </a>
  )
}

/** A number may break between the code of the town, the number itself and an extension. */
const SEAM = /(?<=[),])\s/

/** Draws a number to dial; it breaks between its parts alone, and only where large letters make it too long. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {/* it is one element, for a link may be a flex box, which would drop the spaces between the parts */}
      <span>
        {formatPhone(phone)
          .split(SEAM)
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <NoWrap>{part}</NoWrap>
            </Fragment>
          ))}
      </span>
    </a>
  )
}
