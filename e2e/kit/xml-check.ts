export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  inside: Element[]
}

const TOKEN =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ENTITY = /&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi

/** Gives the root of a document; throws where it is not well-formed, or has a prefix that its root does not declare. */
export function parseXml(text: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', inside: [] }
  const open = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw new Error(`No XML at ${at}: ${text.slice(at, at + 80)}`)
    take(match, open)
  }
  const [root] = top.inside
  if (!root || top.inside.length > 1 || open.length > 1 || top.text.trim() !== '')
    throw new Error('A document is one closed element')
  checkPrefixes(root, root.attributes)
  return root
}

function take([, data, closing, name, attributes = '', empty, plain]: RegExpExecArray, open: Element[]): void {
  const last = open.at(-1) as Element
  if (data !== undefined) last.text += data
  else if (plain !== undefined) last.text += decoded(plain)
  else if (closing) {
    if (last.name !== name) throw new Error(`${name} closes ${last.name}`)
    open.pop()
  } else if (name) {
    const pairs = [...attributes.matchAll(/([\w.:-]+)="([^"]*)"/g)]
    const known = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decoded(value)]))
    const element: Element = { name, attributes: known, text: '', inside: [] }
    last.inside.push(element)
    if (!empty) open.push(element)
  }
}

function decoded(text: string): string {
  if (/&|]]>/.test(text.replace(ENTITY, ''))) throw new Error(`A bare & or ]]> in ${text.slice(0, 80)}`)
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(
    ENTITY,
    (_, name: string) => letters[name] ?? String.fromCodePoint(Number(name.replace('#', '').replace('x', '0x'))),
  )
}

function checkPrefixes({ name, attributes, inside }: Element, declared: Record<string, string>): void {
  const known = { ...declared, ...attributes }
  const prefix = name.includes(':') ? name.split(':')[0] : undefined
  if (prefix && !known[`xmlns:${prefix}`]) throw new Error(`${name} has an unknown prefix`)
  for (const element of inside) checkPrefixes(element, known)
}

/** Lists texts of all elements of this name at any depth, in their order. */
export function textsOf(element: Element, name: string): string[] {
  const own = element.name === name ? [element.text] : []
  return [...own, ...element.inside.flatMap((child) => textsOf(child, name))]
}

/** Gives the text of the child of that name; undefined where there is none. */
export function textIn({ inside }: Element, name: string): string | undefined {
  return inside.find((element) => element.name === name)?.text
}

export function childrenOf({ inside }: Element, name: string): Element[] {
  return inside.filter((element) => element.name === name)
}
