const PAUSE_MS = 60_000

/** Writes the first of equal lines at once, and after a minute how many followed it. */
export class RepeatedLines {
  private readonly repeats = new Map<string, number>()

  constructor(private readonly write: (line: string, count: number) => void) {}

  add(line: string): void {
    const repeats = this.repeats.get(line)
    if (repeats !== undefined) {
      this.repeats.set(line, repeats + 1)
      return
    }
    this.repeats.set(line, 0)
    this.write(line, 1)
    setTimeout(() => this.writeRepeats(line), PAUSE_MS).unref()
  }

  private writeRepeats(line: string): void {
    const repeats = this.repeats.get(line) ?? 0
    this.repeats.delete(line)
    if (repeats > 0) this.write(line, repeats)
  }
}
