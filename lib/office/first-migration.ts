import { readFile } from 'node:fs/promises'

export async function readFirstMigration(): Promise<string> {
  const files = ['collections', 'tables'].map((name) => `lib/office/migrations/first/${name}.sql`)
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}
