import { AppError } from '@/lib/contract/errors'

/** The deepest input of the contract has six levels. */
const DEEPEST = 32
/** A form has dozens of values, a selection of themes hundreds. */
const MAX_VALUES = 10_000
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Parses JSON that is neither deep nor has too many values. Throws invalid or tooLarge. */
export function parseBoundedJson(content: Uint8Array): unknown {
  if (isTooComplex(content)) throw new AppError('tooLarge')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (cause) {
    throw new AppError('invalid', { cause })
  }
}

function isTooComplex(content: Uint8Array): boolean {
  let depth = 0
  let values = 0
  let isText = false
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at] ?? 0
    if (sign === QUOTE) isText = !isText
    else if (isText) at += Number(sign === BACKSLASH)
    else if (OPENING.has(sign)) depth += 1
    else if (CLOSING.has(sign)) depth -= 1
    if (!isText && (sign === COMMA || OPENING.has(sign))) values += 1
    if (depth > DEEPEST || values > MAX_VALUES) return true
  }
  return false
}
