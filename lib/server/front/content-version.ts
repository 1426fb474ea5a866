/**
 * Numbers the states of the contents. A worker reuses results of one number only, so it needs no listener of its own,
 * and a late one cannot make it serve old data.
 */
export class ContentVersion {
  private last = 0
  private isKnown = false

  /** Undefined while changes may go unnoticed. */
  get current(): number | undefined {
    return this.isKnown ? this.last : undefined
  }

  /** A number is never used again, also after a lost connection. */
  advance(): void {
    this.last += 1
    this.isKnown = true
  }

  forget(): void {
    this.isKnown = false
  }
}
