/** A key of the desk: one of its signs, or the number of an action. */
export type DeskKey = 'j' | 'k' | '/' | '?' | number

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'target' | 'defaultPrevented'
>

/** Where letters are typed or have a meaning of their own; a tick of a list has none. */
const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog'

function isForDesk(event: Pressed): boolean {
  const isOther = event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey
  return !isOther && !(event.target as Partial<Element> | null)?.closest?.(TYPED)
}

/** Returns the key of the desk by its place on the keyboard, so that a Russian layout has it too; null for any other. */
export function findDeskKey(event: Pressed): DeskKey | null {
  const { key, code, shiftKey } = event
  if (!isForDesk(event)) return null
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?'
  if (key === '/' || code === 'Slash') return '/'
  if (shiftKey) return null
  if (code === 'KeyJ') return 'j'
  if (code === 'KeyK') return 'k'
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** Ctrl+Enter, or ⌘+Enter on a Mac: sends the form that is filled in, from any of its fields. */
export function isSendKey({ key, ctrlKey, metaKey, isComposing, defaultPrevented }: Pressed): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing && !defaultPrevented
}
