import { DRAFT_DATABASE } from '@/lib/shared/draft-database'

/** Chosen files by the field they were chosen in. */
export type DraftFiles = Record<string, File[]>

const STORE = 'files'

/** Files of a draft; none where the browser keeps nothing. */
export async function readDraftFiles(key: string): Promise<DraftFiles> {
  const kept = await inStore<DraftFiles | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
  return kept ?? {}
}

/** What does not fit into the browser is not kept: the form itself still has it. */
export async function keepDraftFiles(key: string, files: DraftFiles): Promise<void> {
  const isEmpty = Object.values(files).every(({ length }) => length === 0)
  const write = isEmpty
    ? inStore('readwrite', (store) => store.delete(key))
    : inStore('readwrite', (store) => store.put(files, key))
  await write.catch(() => undefined)
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await new Promise((done, fail) => {
      transaction.oncomplete = done
      transaction.onabort = () => fail(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DRAFT_DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
