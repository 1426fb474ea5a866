import { Parser } from 'htmlparser2'

/** Elements inside a line; others separate words. */
const INLINE = new Set(['a', 'b', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u', 'wbr'])

export function htmlToText(html: string): string {
  let words = ''
  const part = (name: string) => {
    if (!INLINE.has(name)) words += ' '
  }
  new Parser({
    onopentagname: part,
    onclosetag: part,
    ontext(text) {
      words += text
    },
  }).end(html)
  return words.replace(/\s+/g, ' ').trim()
}
