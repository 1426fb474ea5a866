import { useEffect } from 'react'

export const SOFT_HYPHEN = '\u00ad'

/** Allows a break after a no-break space or hyphen where keeping the rule would break a word. */
const ALLOWED_BREAK = '\u200b'
/** Removed from copied text and when the version is left. */
export const ADDED_SIGNS = new RegExp(`[${SOFT_HYPHEN}${ALLOWED_BREAK}]`, 'g')
/** Words held together by typography: «25 ноября», «к нему», «контрольно-счётная». */
const HELD_TOGETHER = /\S+(?:\u00a0\S+)+|\S+\u2060\S+/g
const HOLDER = new RegExp(`[\u00a0\u2060](?!${ALLOWED_BREAK})`, 'g')

/** Minimum letters: shorter words fit a line of the largest text. */
const SHORTEST = 6
/** Shorter words are hyphenated only if they do not fit: «ад-реса» costs more than a ragged line. */
const LONG = 9
/** Minimum letters on either side of an optional hyphen. */
const FEWEST = 3
const NEAR_AN_END = new RegExp(
  `(?<=^[а-яё]{1,${FEWEST - 1}})${SOFT_HYPHEN}|${SOFT_HYPHEN}(?=[а-яё]{1,${FEWEST - 1}}$)`,
  'gi',
)
const LONG_WORD = new RegExp(`(?<![а-яё${SOFT_HYPHEN}])[а-яё]{${SHORTEST},}(?![а-яё${SOFT_HYPHEN}])`, 'gi')
const CAPITAL = /^[А-ЯЁ]/
const TITLES = 'h1, h2, h3, button, .rounded-field, .font-semibold'
const DOWN_ALONE = 'dialog, [popover]'
/** Selector of what is not hyphenated: the city's name, the settings bar, typed text and maps. */
const LEFT_ALONE = 'script, style, textarea, [contenteditable], .leaflet-container, [data-city-name], .vision-bar'

type PlaceCheck = (start: number, end: number) => boolean

/** Adds soft hyphens now and on changes; React replaces whole text nodes, so it never meets them. */
function hyphenateElement(root: HTMLElement): () => void {
  let hyphenateIn: (node: Node) => void = () => undefined
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) hyphenateIn(node)
    // ignore our own changes
    changes.takeRecords()
  })
  let frame = 0
  const hyphenateAll = () => {
    hyphenateIn(root)
    changes.takeRecords()
  }
  // an open popover has no attribute
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element) hyphenateIn(target)
    changes.takeRecords()
  }
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // resizing inside the observer would throw
    frame = requestAnimationFrame(hyphenateAll)
  })
  let isStopped = false
  void import('hyphen/ru').then(({ hyphenateSync }) => {
    if (isStopped) return
    hyphenateIn = (node) => hyphenateNode(node, (word) => hyphenateSync(word, { minWordLength: SHORTEST }))
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

/** Hyphenates long words, except those with a capital: names and starts of sentences. */
export function hyphenateLongWords(text: string, part: (word: string) => string): string {
  return text.replaceAll(LONG_WORD, (word) =>
    word.length < LONG || CAPITAL.test(word) ? word : part(word).replaceAll(NEAR_AN_END, ''),
  )
}

export function hyphenateWords(text: string, part: (word: string) => string, mustPart: PlaceCheck): string {
  return text.replaceAll(LONG_WORD, (word, start: number) => (mustPart(start, start + word.length) ? part(word) : word))
}

/** Allows a break between words held together that do not fit one line. */
export function allowBreaks(text: string, fits: PlaceCheck): string {
  return text.replaceAll(HELD_TOGETHER, (words, start: number) =>
    fits(start, start + words.length) ? words : words.replaceAll(HOLDER, `$&${ALLOWED_BREAK}`),
  )
}

/** The order matters: whether a word fits shows only after its neighbours are hyphenated. */
function hyphenateNode(node: Node, part: (word: string) => string): void {
  rewriteTexts(node, isRunningText, ({ data }) => hyphenateLongWords(data, part))
  rewriteTexts(node, isHeldTogether, (text) => allowBreaks(text.data, (start, end) => fitsLine(text, start, end)))
  rewriteTexts(node, hasLongWord, (text) =>
    hyphenateWords(text.data, part, (start, end) => !fitsLine(text, start, end)),
  )
}

/** True if the word is on one line inside its ancestors; hidden words count as fitting. */
function fitsLine(text: Text, start: number, end: number): boolean {
  const word = document.createRange()
  word.setStart(text, start)
  word.setEnd(text, end)
  const all = [...word.getClientRects()]
  if (all.length === 0) return true
  // a word also has an empty box at the end of the line before
  const boxes = all.filter(({ width }) => width > 0)
  const [box] = boxes
  return box !== undefined && boxes.length === 1 && isWithin(box, text.parentElement)
}

/** A horizontally scrolling ancestor always fits. A button's own padding counts too. */
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

/** Measures everything before writing: each write would force a layout. */
function rewriteTexts(root: Node, isWanted: (text: Text) => boolean, rewrite: (text: Text) => string): void {
  const changes: { node: Text; text: string }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text && isWanted(node)) changes.push({ node, text: rewrite(node) })
  for (const { node, text } of changes) replaceText(node, text)
}

/** Writing equal text would still be a mutation. */
function replaceText(node: Text, text: string): void {
  if (text !== node.data) node.data = text
}

function hasLongWord(text: Text): boolean {
  return text.data.search(LONG_WORD) >= 0 && !text.parentElement?.closest(LEFT_ALONE)
}

function isRunningText(text: Text): boolean {
  return hasLongWord(text) && !text.parentElement?.closest(TITLES)
}

function isHeldTogether(text: Text): boolean {
  return text.data.search(HELD_TOGETHER) >= 0 && !text.parentElement?.closest(LEFT_ALONE)
}

function isChanged(text: Text): boolean {
  return text.data.search(ADDED_SIGNS) >= 0
}

/** In large text a phone's line has eight letters, and most desktop browsers hyphenate no Russian. */
export function useHyphens(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const stop = hyphenateElement(document.body)
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
