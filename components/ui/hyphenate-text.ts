export const SOFT_HYPHEN = '\u00ad'

/** Shorter words fit into a line of the largest letters; typography joins those of «инженер-гидротехник». */
const SHORTEST = 6
const LONG_WORD = new RegExp(`[а-яё]{${SHORTEST}}`, 'i')
/** The name of the city and the bar of settings are not parted, nor what is typed or drawn. */
const LEFT_ALONE = 'script, style, textarea, [contenteditable], .leaflet-container, .site-header, .vision-bar'

/**
 * Puts soft hyphens into the long words of an element, now and whenever its text changes. React replaces the whole text of
 * a node when it changes one, so it never meets them. Returns the function that stops it and takes all hyphens out.
 */
export function hyphenateTextOf(root: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) hyphenateIn(node)
    // what was written here must not be answered again
    changes.takeRecords()
  })
  let hyphenateIn: (node: Node) => void = () => undefined
  let isStopped = false
  void import('hyphen/ru').then(({ hyphenateSync }) => {
    if (isStopped) return
    hyphenateIn = (node) => rewriteTexts(node, hasLongWord, (text) => hyphenateSync(text, { minWordLength: SHORTEST }))
    changes.observe(root, { childList: true, characterData: true, subtree: true })
    hyphenateIn(root)
  })
  return () => {
    isStopped = true
    changes.disconnect()
    rewriteTexts(root, hasHyphen, (text) => text.replaceAll(SOFT_HYPHEN, ''))
  }
}

function rewriteTexts(root: Node, isWanted: (text: Text) => boolean, rewrite: (text: string) => string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text && isWanted(node)) replaceText(node, rewrite(node.data))
}

/** An equal text is left alone: writing it would be a change all the same. */
function replaceText(node: Text, text: string): void {
  if (text !== node.data) node.data = text
}

function hasLongWord(text: Text): boolean {
  return LONG_WORD.test(text.data) && !text.parentElement?.closest(LEFT_ALONE)
}

function hasHyphen(text: Text): boolean {
  return text.data.includes(SOFT_HYPHEN)
}
