import { readdirSync } from 'node:fs'
import path from 'node:path'
import { FILES_FOLDER } from '@/lib/content/read/attached-file'
import type { FolderError } from '@/lib/content/read/folder-errors'

export const LAYERS = 'layers'

const beside = new Set(['package.yaml', 'facts.yaml', 'pictures', FILES_FOLDER, 'README.md'])

/** Finds unknown files: most are misspelt and would be missed. */
export function unknownFiles(folder: string, kinds: ReadonlySet<string>): FolderError[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !beside.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return readdirSync(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
  return files
    .filter((file) => !isKnown(file, kinds))
    .map((file) => ({ file, message: 'неизвестный файл: такого в папке города не бывает' }))
}

function isKnown(file: string, kinds: ReadonlySet<string>): boolean {
  if (file.startsWith(`${LAYERS}/`)) return file.endsWith('.geojson')
  return /\.(md|yaml)$/.test(file) && kinds.has(file.replace(/(\/.*|\.(md|yaml))$/, ''))
}
