import { eventually } from '@/e2e/kit/portal'

/** The portal's clock beats every few seconds; a busy machine lets it beat late. */
const PATIENCE_MS = 50_000

interface Note {
  ask: () => Promise<string>
  words: RegExp
}

/** What the portal's clock is to bring: noted where it is caused, waited for once at the end, so that one beat serves all. */
export class Awaited {
  private readonly notes: Note[] = []

  /** `ask` gives the text, in which these words have to come. */
  note(words: RegExp, ask: () => Promise<string>): void {
    this.notes.push({ words, ask })
  }

  /** Waits for all of them; the answer is what has not come. */
  async missing(): Promise<RegExp[]> {
    const left = await eventually(
      () => stillMissing(this.notes),
      ({ length }) => length === 0,
      PATIENCE_MS,
    )
    return left.map(({ words }) => words)
  }
}

async function stillMissing(notes: readonly Note[]): Promise<Note[]> {
  const texts = await Promise.all(notes.map(({ ask }) => ask()))
  return notes.filter(({ words }, index) => !words.test(texts[index] ?? ''))
}
