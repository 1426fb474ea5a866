import { ownPaths } from '@/e2e/kit/examples'
import { at } from '@/e2e/kit/portal'
import type { Resident } from '@/e2e/kit/resident'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

/** Gives the operation's address with a number that exists: the owner's own thing, or the first one its list shows. */
export async function knownPath({ id, path }: Operation, owner: Resident): Promise<Operation['path']> {
  const own = ownPaths[id]
  if (own) return (await own(owner)) as Operation['path']
  if (!path.includes('{id}')) return path
  const answer = (await (await fetch(at(listOf(path)))).json()) as Record<string, { data?: { id: number }[] }>
  const first = Object.values(answer).find((value) => value.data)?.data?.[0]
  return path.replace('{id}', String(first?.id)) as Operation['path']
}

/**
 * Finds the list: `/api/news/{id}` is listed by `/api/news`, `/api/poster/{id}` by `/api/posters`,
 * `/api/mayorgallery/{id}` by `/api/mayorgalleries`.
 */
export function listOf(path: string): string {
  const one = path.replace('/{id}', '')
  const lists = operations.filter(({ method }) => method === 'GET').map(({ path: list }): string => list)
  return [one, `${one}s`, one.replace(/y$/, 'ies')].find((name) => lists.includes(name)) ?? one
}
