import { classNames } from '@/components/ui/class-names'
import { escapeHtml, type Html } from '@/components/ui/text/html-text'
import { PHONE_LINK, type ShownPhone } from '@/components/ui/text/shown-phone'
import { breakableHtml, oneLine } from '@/components/ui/text/line-breaks-html'
import { splitContacts } from '@/lib/text/contacts-in-text'
import { LONG_WORD, splitLongWords } from '@/lib/text/line-breaks'
import { memoizeText } from '@/lib/text/memoize-text'
import { formatPhone, phoneHref } from '@/lib/text/phone'

export const EMAIL_LINK = 'email-link'

/** Returns plain text of editors with clickable phones and emails. Residents' texts stay as written. */
export function contactsHtml(text: string, link?: string): Html {
  return link === undefined ? usualHtml(text) : linkedHtml(text, link)
}

const usualHtml = memoizeText((text) => linkedHtml(text, 'link'))

function linkedHtml(text: string, link: string): Html {
  const pieces = splitContacts(text).filter(({ piece }) => piece !== '')
  // above a link that covers a card; in a sentence as high as its line, alone as high as a finger
  const isAlone = pieces.length === 1
  const look = isAlone ? `${link} target` : `${link} relative inline`
  return pieces
    .map(({ piece, kind }) => {
      if (kind === 'phone') return phoneLinkHtml(piece, look)
      // an email is a box: it breaks only if wider than a line
      return kind === 'email' ? emailLinkHtml(piece, isAlone ? look : `${link} relative`) : wordsHtml(piece)
    })
    .join('') as Html
}

export function phoneLinkHtml(phone: string, className = 'link'): Html {
  return linkHtml(phoneHref(phone), classNames(PHONE_LINK, className), phoneHtml(phone))
}

export function emailLinkHtml(email: string, className = 'link target'): Html {
  return linkHtml(`mailto:${email}`, classNames(EMAIL_LINK, className), breakableHtml(email))
}

export function toShownPhone(phone: string): ShownPhone {
  return { href: phoneHref(phone), html: phoneHtml(phone) }
}

const SEAM = /(?<=[),])\s/

/** One element: a flex link would drop the spaces between parts. */
function phoneHtml(phone: string): Html {
  return `<span>${formatPhone(phone)
    .split(SEAM)
    .map((part) => oneLine(escapeHtml(part)))
    .join(' ')}</span>` as Html
}

function linkHtml(href: string, className: string, html: Html): Html {
  return `<a href="${escapeHtml(href)}" class="${escapeHtml(className)}">${html}</a>` as Html
}

function wordsHtml(text: string): string {
  return splitLongWords(text)
    .map((words, index) => {
      const html = breakableHtml(words)
      return index % 2 === 1 ? `<span class="${LONG_WORD}">${html}</span>` : html
    })
    .join('')
}
