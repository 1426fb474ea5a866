/** How far a filling is. */
export class SeedProgress {
  private readonly parts = new Map<string, { done: number; total: number }>()

  /** Returns the function that counts one of the part's things as done. */
  begin(part: string, total: number): () => void {
    const counted = { done: 0, total }
    this.parts.set(part, counted)
    return () => void (counted.done += 1)
  }

  /** «картинки 120 из 691, акты 40 из 166»; empty when no part is under way. */
  describe(): string {
    return [...this.parts]
      .filter(([, { done, total }]) => done < total)
      .map(([part, { done, total }]) => `${part} ${done} из ${total}`)
      .join(', ')
  }
}
