import { BrowserStore } from '@/lib/shared/browser-store'
import { DRAFT_DATABASE } from '@/lib/shared/draft-database'

/** Chosen files by the field they were chosen in. */
export type DraftFiles = Record<string, File[]>

const kept = new BrowserStore(DRAFT_DATABASE, 'files')

/** Files of a draft; none where the browser keeps nothing. */
export async function readDraftFiles(key: string): Promise<DraftFiles> {
  const files = await kept.run<DraftFiles | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
  return files ?? {}
}

/** What does not fit into the browser is not kept: the form itself still has it. */
export async function keepDraftFiles(key: string, files: DraftFiles): Promise<void> {
  const isEmpty = Object.values(files).every(({ length }) => length === 0)
  const write = isEmpty
    ? kept.run('readwrite', (store) => store.delete(key))
    : kept.run('readwrite', (store) => store.put(files, key))
  await write.catch(() => undefined)
}
