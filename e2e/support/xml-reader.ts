/** An element of a document that has no attributes, as GeoReport has none. */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

const TOKEN = /<(\/?)([A-Za-z_][\w.-]*)(\/?)>|([^<]+)/y
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d+));/g
const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads strictly: throws where a parser of XML would refuse. */
export function readXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < body.length) {
    const from = TOKEN.lastIndex
    const [, slash, name, end, text] = TOKEN.exec(body) ?? fail(`не разобрано: ${body.slice(from, from + 40)}`)
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += plain(text)
    else if (slash) {
      if (open.pop()?.name !== name) fail(`закрыт не тот элемент: ${name}`)
    } else {
      const element: XmlElement = { name: name ?? '', text: '', children: [] }
      parent.children.push(element)
      if (!end) open.push(element)
    }
  }
  const [first, ...more] = root.children
  return first && more.length === 0 && open.length === 1 ? first : fail('не один корень')
}

/** Texts of all elements of this name, in their order. */
export function textsOf(element: XmlElement, name: string): string[] {
  const own = element.name === name ? [element.text] : []
  return [...own, ...element.children.flatMap((child) => textsOf(child, name))]
}

function plain(text: string): string {
  if (text.replace(ENTITY, '').includes('&')) fail(`неизвестная сущность: ${text}`)
  return text.replace(ENTITY, (_, name: string | undefined, code: string) =>
    name ? (LETTERS[name] ?? '') : String.fromCodePoint(Number(code)),
  )
}

function fail(message: string): never {
  throw new Error(`XML: ${message}`)
}
