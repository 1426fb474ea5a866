import { Client } from 'pg'
import { patience, type Waiter } from '@/lib/cms/patience'
import { DatabaseSilentError } from '@/lib/shared/database-trouble'

/** Something that was asked of the database and is not answered yet. */
interface Question {
  waiter: Waiter
  waited: number
  limit: number
  giveUp: (error: DatabaseSilentError) => void
}

/**
 * Time is counted in looks, and one counts for no more than so much, whatever the clock says: while the process itself is busy
 * it cannot hear an answer that has long come, and that is no fault of the database.
 */
const LOOK_MS = 100
const MOST_OF_A_LOOK_MS = 3 * LOOK_MS
/** No answer to anybody for so long, though somebody asks: is it still there? */
const DOUBT_MS = 800
const PROBE_MS = 1_000
const PROBE_AGAIN_MS = 500
/** Longer than the probe waits: pg's own word that nobody greeted it would pass for an answer. */
const GREETING_MS = 3 * PROBE_MS

/**
 * Watches what this process asks of the database. A question has the limits of the work that asks it; when nobody at all
 * gets an answer, a new connection is tried, and if that stays silent too every question is given up and new ones are refused
 * at once, until the database answers again.
 */
export class DatabaseSilence {
  isSilent = false
  private readonly questions = new Set<Question>()
  private readonly connections = new Set<() => void>()
  private timer: NodeJS.Timeout | undefined
  private sinceAnswer = 0
  private lookedAt = 0
  private isProbing = false

  /** `answers` tells whether a new connection gets an answer; it may take as long as it likes. */
  constructor(private readonly answers: () => Promise<unknown>) {}

  /** Call the result when the answer is there. `giveUp` is called at most once, when it is waited for no longer. */
  ask(waiter: Waiter, limit: number, giveUp: Question['giveUp']): () => void {
    const question = { waiter, waited: 0, limit, giveUp }
    if (this.questions.size === 0) this.sinceAnswer = 0
    this.questions.add(question)
    if (!this.timer) this.beginToLook()
    return () => {
      this.sinceAnswer = 0
      this.forget(question)
    }
  }

  /** An open connection, to be broken off with the others when the database falls silent; call the result when it has ended. */
  watch(breakOff: () => void): () => void {
    this.connections.add(breakOff)
    return () => this.connections.delete(breakOff)
  }

  private beginToLook(): void {
    this.lookedAt = performance.now()
    this.timer = setInterval(() => this.look(), LOOK_MS).unref()
  }

  private look(): void {
    const now = performance.now()
    const spent = Math.min(now - this.lookedAt, MOST_OF_A_LOOK_MS)
    this.lookedAt = now
    for (const waiter of new Set([...this.questions].map((question) => question.waiter))) waiter.waited += spent
    for (const question of [...this.questions]) {
      question.waited += spent
      const { total } = patience[question.waiter.work]
      if (question.waited >= question.limit || question.waiter.waited >= total) this.abandon(question)
    }
    this.sinceAnswer += spent
    if (this.sinceAnswer >= DOUBT_MS && this.someoneHurries()) void this.probe()
  }

  private someoneHurries(): boolean {
    return [...this.questions].some(({ waiter }) => waiter.work !== 'preparing')
  }

  private async probe(): Promise<void> {
    if (this.isProbing || this.isSilent) return
    this.isProbing = true
    const isThere = await this.isThere()
    this.isProbing = false
    // an answer may have come to somebody meanwhile
    if (isThere || this.sinceAnswer < DOUBT_MS) this.sinceAnswer = 0
    else await this.fallSilent()
  }

  private async fallSilent(): Promise<void> {
    this.isSilent = true
    for (const question of [...this.questions]) if (question.waiter.work !== 'preparing') this.abandon(question)
    for (const breakOff of [...this.connections]) breakOff()
    while (!(await this.isThere())) await after(PROBE_AGAIN_MS)
    this.isSilent = false
  }

  /** Refused is an answer too: only silence is not. */
  private isThere(): Promise<boolean> {
    const answered = this.answers().then(
      () => true,
      () => true,
    )
    return Promise.race([answered, after(PROBE_MS)])
  }

  private abandon(question: Question): void {
    this.forget(question)
    question.giveUp(new DatabaseSilentError())
  }

  private forget(question: Question): void {
    this.questions.delete(question)
    if (this.questions.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref())
}

/** Resolves when the database greets a new connection. */
export async function greet(connectionString: string | undefined): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: GREETING_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    void client.end().catch(() => undefined)
  }
}

const silenceKey = Symbol.for('city-portal.database-silence')
const holder = globalThis as { [silenceKey]?: DatabaseSilence }

/** One for the process: Next's bundle may hold this module more than once. */
export const databaseSilence = (holder[silenceKey] ??= new DatabaseSilence(() => greet(process.env.DATABASE_URL)))
