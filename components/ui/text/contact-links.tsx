import { BreakableText, NoWrap } from '@/components/ui/text/line-breaks'
import { LONG_WORD, splitLongWords } from '@/lib/text/line-breaks'
import { splitContacts } from '@/lib/text/contacts-in-text'
import { classNames } from '@/components/ui/class-names'
import { Fragment } from 'react'
import { formatPhone, phoneHref } from '@/lib/text/phone'

interface TextWithContactsProps {
  text: string
  link?: string
}

/** Plain text of editors with clickable phones and emails. Residents' texts stay as written. */
export function TextWithContacts({ text, link = 'link' }: TextWithContactsProps) {
  // contacts are above a link that covers a card
  const look = `${link} relative`
  return splitContacts(text).map(({ piece, kind }, index) => {
    if (kind === 'phone') return <PhoneLink key={index} phone={piece} className={look} />
    if (kind === 'email') return <EmailLink key={index} email={piece} className={look} />
    return <PlainText key={index} text={piece} />
  })
}

function PlainText({ text }: { text: string }) {
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

/** Wraps as a whole; a too long address breaks only after «@» and before a dot. */
export function EmailLink({ email, className = 'link target' }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={classNames('inline-block', className)}>
      <BreakableText text={email} />
    </a>
  )
}

const SEAM = /(?<=[),])\s/

export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {/* one element: a flex link would drop the spaces between parts */}
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
