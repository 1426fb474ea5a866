import { eventually } from '@/e2e/kit/portal'

/** The portal's scheduler ticks every few seconds, later on a busy machine. */
const TIMEOUT_MS = 50_000

interface Note {
  ask: () => Promise<string>
  words: RegExp
}

/**
 * Collects what scheduled jobs are to bring: noted where it is caused, waited for once at the end, so that one tick
 * serves all.
 */
export class Awaited {
  private readonly notes: Note[] = []

  /** `ask` gives the text in which these words have to come. */
  note(words: RegExp, ask: () => Promise<string>): void {
    this.notes.push({ words, ask })
  }

  /** Waits for all of them; answers which have not come. */
  async missing(): Promise<RegExp[]> {
    const left = await eventually(
      () => stillMissing(this.notes),
      ({ length }) => length === 0,
      TIMEOUT_MS,
    )
    return left.map(({ words }) => words)
  }
}

async function stillMissing(notes: readonly Note[]): Promise<Note[]> {
  const texts = await Promise.all(notes.map(({ ask }) => ask()))
  return notes.filter(({ words }, index) => !words.test(texts[index] ?? ''))
}
