const ALLOWED = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'UL', 'OL', 'LI', 'A'])
/** The text of these elements is not for reading. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'TEXTAREA', 'IFRAME', 'SVG', 'MATH'])
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

/**
 * Leaves of a message's HTML what may stay: words, emphasis, lists, links. Everything else leaves its text behind,
 * scripts not even that. The parser's document is inert: nothing of it loads or runs. It works in a browser only;
 * elsewhere the answer is empty.
 */
export function safeHtml(html: string): string {
  if (typeof DOMParser === 'undefined') return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of [...body.querySelectorAll('*')]) clean(element)
  return body.innerHTML
}

function clean(element: Element): void {
  const name = element.tagName.toUpperCase()
  if (DROPPED.has(name)) return element.remove()
  if (!ALLOWED.has(name)) return element.replaceWith(...element.childNodes)
  const href = name === 'A' ? element.getAttribute('href')?.trim() : undefined
  for (const attribute of [...element.attributes]) element.removeAttribute(attribute.name)
  if (href && SAFE_LINK.test(href)) element.setAttribute('href', href)
}
