import { BrowserStore } from '@/lib/shared/browser-store'
import { DRAFT_DATABASE } from '@/lib/shared/draft-database'

/** Chosen files stand by the field they were chosen in. */
export type DraftFiles = Record<string, File[]>

const kept = new BrowserStore(DRAFT_DATABASE, 'files')

/** Reads the files of a draft; none where the browser keeps nothing. */
export async function readDraftFiles(key: string): Promise<DraftFiles> {
  const files = await kept.run<DraftFiles | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
  return files ?? {}
}

/** Files that do not fit into the browser are not kept: the form itself still has them. */
export async function keepDraftFiles(key: string, files: DraftFiles): Promise<void> {
  const isEmpty = Object.values(files).every(({ length }) => length === 0)
  const write = isEmpty
    ? kept.run('readwrite', (store) => store.delete(key))
    : kept.run('readwrite', (store) => store.put(files, key))
  await write.catch(() => undefined)
}
