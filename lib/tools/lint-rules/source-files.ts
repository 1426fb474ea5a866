import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names as in .gitignore. */
const NOT_SOURCE = new Set([
  'node_modules',
  '.git',
  '.next',
  'data',
  'logs',
  'test-results',
  'playwright-report',
  'coverage',
])

interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string
  name: string
  folders: string[]
  text(): string
}

export function sourceFiles(root: string, folders: string[]): SourceFile[] {
  return folders.flatMap((folder) => filesUnder(root, folder)).map((path) => describe(root, path))
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.has(entry.name) && !isMade(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(root, `${folder}/${entry.name}`) : `${folder}/${entry.name}`))
    .sort()
}

function describe(root: string, path: string): SourceFile {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return { path, name, folders, text: () => readFileSync(join(root, path), 'utf8') }
}

function isMade(name: string): boolean {
  return name.endsWith('.tsbuildinfo') || name === 'next-env.d.ts'
}
