const STORED_NAME = /^[0-9a-f]{24}\.\w+$/
const FILE_URL = /\/cms\/([\w-]+)\/file\//
const titles = new Map<string, Promise<string | undefined>>()

/** Replaces a random file name, which Payload shows in fields and forms, by the title of the file. */
export async function showFileTitle(text: Text): Promise<void> {
  const name = text.data
  if (!STORED_NAME.test(name)) return
  const [, linked] = FILE_URL.exec(text.parentElement?.closest('a')?.href ?? '') ?? []
  const collection = linked ?? (name.endsWith('.webp') ? 'media' : 'files')
  const found = titles.get(name) ?? findTitle(collection, name)
  titles.set(name, found)
  const title = await found
  if (title && text.data === name) text.data = title
}

async function findTitle(collection: string, name: string): Promise<string | undefined> {
  const response = await fetch(`/cms/${collection}?depth=0&limit=1&where[filename][equals]=${name}`)
  if (!response.ok) return undefined
  const { docs } = (await response.json()) as { docs: { title?: string; alt?: string; originName?: string }[] }
  return docs[0]?.title ?? docs[0]?.alt ?? docs[0]?.originName
}
