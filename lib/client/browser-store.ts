export class BrowserStore {
  constructor(
    private readonly database: string,
    private readonly store: string,
    private readonly options?: IDBObjectStoreParameters,
  ) {}

  /** Resolves when stored. Rejects without storage. */
  async run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.open()
    try {
      const transaction = database.transaction(this.store, mode)
      const request = work(transaction.objectStore(this.store))
      await new Promise((done, fail) => {
        transaction.oncomplete = done
        transaction.onabort = () => fail(transaction.error)
      })
      return request.result
    } finally {
      database.close()
    }
  }

  private open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(this.database, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(this.store, this.options)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  }
}
