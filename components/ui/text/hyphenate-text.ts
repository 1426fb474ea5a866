import { useEffect } from 'react'

export const SOFT_HYPHEN = '\u00ad'

/** It stands after a space or a hyphen that must not end a line, where keeping that rule would break a word. */
const LOOSENED = '\u200b'
/** What readers copy and what is left when they leave this version has none of these. */
export const ADDED_SIGNS = new RegExp(`[${SOFT_HYPHEN}${LOOSENED}]`, 'g')
/** Words that typography holds together: «25 ноября», «к нему», «контрольно-счётная». */
const HELD_TOGETHER = /\S+(?:\u00a0\S+)+|\S+\u2060\S+/g
const HOLDER = new RegExp(`[\u00a0\u2060](?!${LOOSENED})`, 'g')

/** Shorter words fit into a line of the largest letters; typography joins those of «инженер-гидротехник». */
const SHORTEST = 6
/** Words shorter than this are parted only where they have no room: «ад-реса» costs more than the end of a line. */
const LONG = 9
/** Of a word that may stay whole no fewer letters stand before a hyphen or after it. */
const FEWEST = 3
const NEAR_AN_END = new RegExp(
  `(?<=^[а-яё]{1,${FEWEST - 1}})${SOFT_HYPHEN}|${SOFT_HYPHEN}(?=[а-яё]{1,${FEWEST - 1}}$)`,
  'gi',
)
/** A word that has a soft hyphen already is parted. */
const LONG_WORD = new RegExp(`(?<![а-яё${SOFT_HYPHEN}])[а-яё]{${SHORTEST},}(?![а-яё${SOFT_HYPHEN}])`, 'gi')
const CAPITAL = /^[А-ЯЁ]/
const TITLES = 'h1, h2, h3, button, .rounded-field, .font-semibold'
const DOWN_ALONE = 'dialog, [popover]'
/** The name of the city and the bar of settings are not parted, nor what is typed or drawn. */
const LEFT_ALONE = 'script, style, textarea, [contenteditable], .leaflet-container, .site-header, .vision-bar'

/** Checks what stands between these two places of a text. */
type PlaceCheck = (start: number, end: number) => boolean

/**
 * Puts soft hyphens into the long words of an element, now and whenever its text or its size changes or a part of it opens.
 * React replaces the whole text of a node when it changes one, so it never meets them. Returns the function that stops it
 * and takes all hyphens out.
 */
function hyphenateTextOf(root: HTMLElement): () => void {
  let hyphenateIn: (node: Node) => void = () => undefined
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) hyphenateIn(node)
    // what was written here must not be answered again
    changes.takeRecords()
  })
  let frame = 0
  const hyphenateAll = () => {
    hyphenateIn(root)
    changes.takeRecords()
  }
  // a popover has no attribute that says it is open
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element) hyphenateIn(target)
    changes.takeRecords()
  }
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // what changes a size while sizes are told would be an error of the page
    frame = requestAnimationFrame(hyphenateAll)
  })
  let isStopped = false
  void import('hyphen/ru').then(({ hyphenateSync }) => {
    if (isStopped) return
    hyphenateIn = (node) => partWordsIn(node, (word) => hyphenateSync(word, { minWordLength: SHORTEST }))
    changes.observe(root, { childList: true, characterData: true, subtree: true, attributeFilter: ['open'] })
    root.addEventListener('toggle', onToggle, true)
    sizes.observe(root)
  })
  return () => {
    isStopped = true
    changes.disconnect()
    root.removeEventListener('toggle', onToggle, true)
    sizes.disconnect()
    cancelAnimationFrame(frame)
    rewriteTexts(root, isChanged, ({ data }) => data.replaceAll(ADDED_SIGNS, ''))
  }
}

/** Parts the long words of a text. A word with a capital, a name or the first of a sentence, stays whole. */
export function partLongWords(text: string, part: (word: string) => string): string {
  return text.replaceAll(LONG_WORD, (word) =>
    word.length < LONG || CAPITAL.test(word) ? word : part(word).replaceAll(NEAR_AN_END, ''),
  )
}

/** Parts the words of a text that must be parted, the others stay as they are. */
export function partWords(text: string, part: (word: string) => string, mustPart: PlaceCheck): string {
  return text.replaceAll(LONG_WORD, (word, start: number) => (mustPart(start, start + word.length) ? part(word) : word))
}

/** Lets a line end between words that are held together, where they have no room in one line. */
export function loosen(text: string, hasRoomFor: PlaceCheck): string {
  return text.replaceAll(HELD_TOGETHER, (words, start: number) =>
    hasRoomFor(start, start + words.length) ? words : words.replaceAll(HOLDER, `$&${LOOSENED}`),
  )
}

/** Whether a word has room shows only when those around it are parted. */
function partWordsIn(node: Node, part: (word: string) => string): void {
  rewriteTexts(node, isRunningText, ({ data }) => partLongWords(data, part))
  rewriteTexts(node, isHeldTogether, (text) => loosen(text.data, (start, end) => hasRoom(text, start, end)))
  rewriteTexts(node, hasLongWord, (text) => partWords(text.data, part, (start, end) => !hasRoom(text, start, end)))
}

/** A word has room where it stands in one line, within all that holds it; one that is hidden waits until it is shown. */
function hasRoom(text: Text, start: number, end: number): boolean {
  const word = document.createRange()
  word.setStart(text, start)
  word.setEnd(text, end)
  const all = [...word.getClientRects()]
  if (all.length === 0) return true
  // at the end of the line before, a word has an empty box, too
  const boxes = all.filter(({ width }) => width > 0)
  const [box] = boxes
  return box !== undefined && boxes.length === 1 && isWithin(box, text.parentElement)
}

/**
 * What stands beside the window of a row that scrolls sideways has room all the same; a dialog scrolls down alone. Around
 * the words of a button its own edge has to have room, too.
 */
function isWithin(box: DOMRect, holder: Element | null): boolean {
  let { right } = box
  for (let element = holder; element; element = element.parentElement) {
    const { display, overflowX, paddingRight } = getComputedStyle(element)
    if (overflowX === 'auto' && !element.matches(DOWN_ALONE)) return true
    if (display === 'contents') continue
    const end = element.getBoundingClientRect().right
    if (end - parseFloat(paddingRight) < right - 1) return false
    if (element.matches('button')) right = end
  }
  return true
}

/** All is measured before anything is written: each writing makes the browser lay the page out again. */
function rewriteTexts(root: Node, isWanted: (text: Text) => boolean, rewrite: (text: Text) => string): void {
  const found: { text: Text; words: string }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text && isWanted(node)) found.push({ text: node, words: rewrite(node) })
  for (const { text, words } of found) replaceText(text, words)
}

/** An equal text is left alone: writing it would be a change all the same. */
function replaceText(node: Text, text: string): void {
  if (text !== node.data) node.data = text
}

function hasLongWord(text: Text): boolean {
  return text.data.search(LONG_WORD) >= 0 && !text.parentElement?.closest(LEFT_ALONE)
}

/** A title or a button has few words, and each of them counts. */
function isRunningText(text: Text): boolean {
  return hasLongWord(text) && !text.parentElement?.closest(TITLES)
}

function isHeldTogether(text: Text): boolean {
  return text.data.search(HELD_TOGETHER) >= 0 && !text.parentElement?.closest(LEFT_ALONE)
}

function isChanged(text: Text): boolean {
  return text.data.search(ADDED_SIGNS) >= 0
}

/**
 * Large letters leave room for eight of them in a line of a phone, and most browsers of computers know no Russian hyphens.
 * So the words of the page get soft hyphens, also those that come later; what a reader copies gets none.
 */
export function useHyphens(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const stop = hyphenateTextOf(document.body)
    document.addEventListener('copy', copyWithoutHyphens)
    return () => {
      stop()
      document.removeEventListener('copy', copyWithoutHyphens)
    }
  }, [isOn])
}

function copyWithoutHyphens(event: ClipboardEvent): void {
  const text = window.getSelection()?.toString() ?? ''
  const plain = text.replaceAll(ADDED_SIGNS, '')
  if (plain === text) return
  event.clipboardData?.setData('text/plain', plain)
  event.preventDefault()
}
