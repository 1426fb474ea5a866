import sanitizeHtml from 'sanitize-html'
import { normalizeLink } from '@/lib/text/normalize-link'

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'br',
      'hr',
      'figure',
      'figcaption',
      'img',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'sup',
      'sub',
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'id'],
      li: ['id'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel'],
    transformTags: { a: safeLink, b: 'strong', i: 'em' },
    // a picture without an address shows nothing
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

function safeLink(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = normalizeLink(attributes.href ?? '') ?? ''
  const { id } = attributes
  const attribs: sanitizeHtml.Attributes = {
    href,
    ...(id && { id }),
    ...(href.startsWith('http') && { rel: 'noopener' }),
  }
  return { tagName, attribs }
}
