/** Keyed values for `useSyncExternalStore`. A key is never used again. */
export class EntryStore<Value> {
  private count = 0
  private entries: readonly (readonly [string, Value])[] = []
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly read = () => this.entries

  /** Returns the key. */
  add(value: Value): string {
    const key = String(this.count++)
    this.change([...this.entries, [key, value]])
    return key
  }

  set(key: string, value: Value) {
    this.change(this.entries.map((entry) => (entry[0] === key ? [key, value] : entry)))
  }

  delete(key: string) {
    this.change(this.entries.filter(([one]) => one !== key))
  }

  replaceAll(values: readonly Value[]) {
    this.change(values.map((value) => [String(this.count++), value]))
  }

  private change(entries: readonly (readonly [string, Value])[]) {
    this.entries = entries
    for (const listener of this.listeners) listener()
  }
}
