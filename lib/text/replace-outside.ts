export const PROTECTED = '\uE000'
export const BLOCK = '\uE001'
const MARKS = new RegExp(`[${PROTECTED}${BLOCK}]`, 'g')

export const ADDRESS = /(?:https?|ftp):\/\/[^\s<>"»]+|www\.[^\s<>"»]+|[^\s<>"«»(,;:]+@[^\s<>"»),;]+/g
const INLINE = /^(?:[^<]|<\/?(?:a|b|i|u|s|em|strong|span|sub|sup|code|mark|small)\b)/i

/** Applies `change` to the text outside matches of `protectedParts`. */
export function replaceOutside(text: string, protectedParts: RegExp, change: (outside: string) => string): string {
  const found: string[] = []
  const outside = text.replace(protectedParts, (part) => {
    found.push(part)
    return INLINE.test(part) ? PROTECTED : BLOCK
  })
  const changed = change(outside)
  return found.length === 0 ? changed : changed.replace(MARKS, (mark) => found.shift() ?? mark)
}
