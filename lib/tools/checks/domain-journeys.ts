import { readdirSync, readFileSync } from 'node:fs'

const JOURNEYS = 'e2e'
/** What a journey takes from the contract and from the support of tests tells what it is about. */
const IMPORTED = /from '@\/(?:e2e\/support|lib\/domains)\/([^']+)'/g

/** Journeys of these words: by their own path, or by what they import, as /socialcontrol is walked with claims. */
export function domainJourneys(words: readonly string[]): string[] {
  const paths = readdirSync(JOURNEYS).flatMap((name) => (name.endsWith('.spec.ts') ? [`${JOURNEYS}/${name}`] : []))
  return paths.filter((path) => {
    const imported = [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map((match) => match[1])
    return words.some((word) => [path, ...imported].some((name) => name?.includes(word)))
  })
}
