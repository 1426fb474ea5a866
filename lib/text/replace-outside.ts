/** Stand for what a rule leaves alone: an address, a tag within a line. A part of the page ends a sentence. */
export const [KEPT, BLOCK] = ['\uE000', '\uE001']
const MARKS = new RegExp(`[${KEPT}${BLOCK}]`, 'g')

/** Addresses of the web and of letters. */
export const ADDRESS = /(?:https?|ftp):\/\/[^\s<>"»]+|www\.[^\s<>"»]+|[^\s<>"«»(,;:]+@[^\s<>"»),;]+/g
const INLINE = /^(?:[^<]|<\/?(?:a|b|i|u|s|em|strong|span|sub|sup|code|mark|small)\b)/i

/** Changes a text around what is left alone, which comes back where it stood. */
export function replaceOutside(text: string, alone: RegExp, change: (open: string) => string): string {
  const kept: string[] = []
  const open = text.replace(alone, (found) => {
    kept.push(found)
    return INLINE.test(found) ? KEPT : BLOCK
  })
  const done = change(open)
  return kept.length === 0 ? done : done.replace(MARKS, (found) => kept.shift() ?? found)
}
