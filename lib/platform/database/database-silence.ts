import { Client } from 'pg'
import { timeouts, type Timeout, type Waiter } from '@/lib/platform/database/timeouts'
import { DatabaseSilentError } from '@/lib/shared/database-trouble'
import { processScope } from '@/lib/shared/process-scope'

/** A question to the database that is not answered yet. */
interface Question {
  waiter: Waiter
  waited: number
  limit: number
  giveUp: (error: DatabaseSilentError) => void
}

/**
 * Time is counted in looks. One look counts for at most this much, whatever the clock says: while the process itself is
 * busy it cannot hear an answer that has long come, and that is no fault of the database.
 */
const LOOK_MS = 100
const MOST_OF_A_LOOK_MS = 2 * LOOK_MS
/** A new connection that is tried in doubt gets this share of the time that the work in doubt gives to each. */
const PROBE_SHARE = 0.5
const PROBE_AGAIN_MS = 500

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
  private spent = looks()
  private isProbing = false

  /** `answers` tells whether a new connection gets an answer; it is waited for so many milliseconds. */
  constructor(private readonly answers: (limit: number) => Promise<unknown>) {}

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
    this.spent = looks()
    this.timer = setInterval(() => this.look(), LOOK_MS).unref()
  }

  private look(): void {
    const spent = this.spent()
    for (const waiter of new Set([...this.questions].map((question) => question.waiter))) waiter.waited += spent
    for (const question of [...this.questions]) {
      question.waited += spent
      const { total } = timeouts[question.waiter.work]
      if (question.waited >= question.limit || question.waiter.waited >= total) this.abandon(question)
    }
    this.sinceAnswer += spent
    const [hastiest] = this.inDoubt().sort((one, other) => one.greeting - other.greeting)
    if (hastiest) void this.probe(hastiest)
  }

  private inDoubt(): Timeout[] {
    return [...this.questions]
      .map(({ waiter }) => timeouts[waiter.work])
      .filter(({ doubt }) => this.sinceAnswer >= doubt)
  }

  private async probe({ doubt, greeting }: Timeout): Promise<void> {
    if (this.isProbing || this.isSilent) return
    this.isProbing = true
    const limit = greeting * PROBE_SHARE
    const isThere = await this.isThere(limit)
    this.isProbing = false
    // an answer may have come to another question meanwhile
    if (isThere || this.sinceAnswer < doubt) this.sinceAnswer = 0
    else await this.fallSilent(limit)
  }

  private async fallSilent(limit: number): Promise<void> {
    this.isSilent = true
    for (const question of [...this.questions]) this.abandon(question)
    for (const breakOff of [...this.connections]) breakOff()
    while (!(await this.isThere(limit))) await after(PROBE_AGAIN_MS)
    this.isSilent = false
  }

  /** A refusal is an answer too: only silence is not. */
  private isThere(limit: number): Promise<boolean> {
    const answered = this.answers(limit).then(
      () => true,
      () => true,
    )
    return Promise.race([answered, after(limit)])
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

/** Answers what each look counts for since the one before. */
function looks(): () => number {
  let lookedAt = performance.now()
  return () => {
    const before = lookedAt
    lookedAt = performance.now()
    return Math.min(lookedAt - before, MOST_OF_A_LOOK_MS)
  }
}

function after(milliseconds: number): Promise<false> {
  const spent = looks()
  let left = milliseconds
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      left -= spent()
      if (left > 0) return
      clearInterval(timer)
      resolve(false)
    }, LOOK_MS).unref()
  })
}

/** The wait is longer than the probe's: pg's own error that nobody greeted it would pass for an answer. */
const LONGER = 3

/** Resolves when the database greets a new connection; whoever asks waits no longer than the limit. */
export async function greet(connectionString: string | undefined, limit: number): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: LONGER * limit })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    void client.end().catch(() => undefined)
  }
}

declare module '@/lib/shared/process-scope' {
  interface ProcessScope {
    databaseSilence?: DatabaseSilence
  }
}

export const databaseSilence = (processScope.databaseSilence ??= new DatabaseSilence((limit) =>
  greet(process.env.DATABASE_URL, limit),
))
