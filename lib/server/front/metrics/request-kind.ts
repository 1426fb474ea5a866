import { paths } from '@/lib/config/paths'

const sections = [
  paths.news,
  paths.documents,
  paths.servicesCatalog,
  paths.search,
  paths.socialControlMap,
  paths.discussions,
  paths.allIdeas,
  paths.officialAppeal,
  paths.profile,
].map((path) => path.slice(1))
const programs = ['api', 'graphql', 'open311', 'cms', 'admin', 'desk', 'files', 'preview', 'map', 'feeds', 'cards']
const knownKinds = new Set([...sections, ...programs])
const probes = new Set(['healthz', 'readyz'])

/** Returns one of a closed list: an address may hold a key, and anyone can invent new ones. */
export function requestKind(url: string): string {
  const first = url.split(/[/?#]/, 2)[1] ?? ''
  if (first === '') return 'home'
  if (knownKinds.has(first)) return first
  if (probes.has(first)) return 'probe'
  return first === '_next' || first.includes('.') ? 'static' : 'page'
}
