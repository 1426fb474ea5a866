import { Parser } from 'htmlparser2'

/** The words of these go on in the same line; any other element parts what stands beside it. */
const INLINE = new Set(['a', 'b', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u', 'wbr'])

/** Gives the words of HTML in one line, as a machine or a heading needs them. */
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
