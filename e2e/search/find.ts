import { send, someVisitor } from '@/e2e/fixtures/resident'
import { search, type SearchAnswer } from '@/lib/domains/search/contract'

/** Searches as a visitor does; `more` continues the query of the address. */
export async function find(text: string, more = ''): Promise<SearchAnswer> {
  const response = await send(search, { query: `?text=${encodeURIComponent(text)}${more}`, headers: someVisitor() })
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

export const joinText = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
