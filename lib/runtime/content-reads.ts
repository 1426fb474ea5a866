/** Tables that a page was made from: the page cache drops it when one of them changes. */
export class ContentReads {
  private readonly found = new Set<string>()
  private isUnknown = false

  add(tables: readonly string[]): void {
    for (const table of tables) this.found.add(table)
  }

  addUnknown(): void {
    this.isUnknown = true
  }

  addAll(other: ContentReads): void {
    this.add([...other.found])
    this.isUnknown ||= other.isUnknown
  }

  /** Undefined if they are not known; what seems to read nothing was read where nobody looked. */
  get tables(): string[] | undefined {
    return this.isUnknown || this.found.size === 0 ? undefined : [...this.found].sort()
  }
}
