import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FRONT_SOURCES } from '@/lib/server/reload/front-sources'

const IMPORTED = /(?:^(?:import|export)(?!\s+type\b)(?:[^'"]*?\sfrom)?\s+|\bimport\()'((?:@\/|\.)[^']+)'/gm
const ENTRIES = ['start.mjs', 'lib/server/start/main.ts']

function listImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
    const found = [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.\w+$/.test(one) && existsSync(one))
    if (!found) throw new Error(`${file} imports ${name}, which was not found`)
    return found
  })
}

function filesLoadedBy(entries: readonly string[]): string[] {
  const loaded = new Set(entries)
  for (const file of loaded) for (const imported of listImports(file)) loaded.add(imported)
  return [...loaded]
}

it('names all that the front loads', () => {
  const loaded = filesLoadedBy(ENTRIES)
  expect(loaded).toContain('lib/config/page-search-params.ts')
  expect(loaded).toContain('lib/platform/process/node-version.mjs')
  const isNamed = (file: string) => FRONT_SOURCES.some((source) => file === source || file.startsWith(`${source}/`))
  expect(loaded.filter((file) => !isNamed(file))).toEqual([])
})

it('names nothing that is gone', () => {
  expect(FRONT_SOURCES.filter((source) => !existsSync(source))).toEqual([])
})
