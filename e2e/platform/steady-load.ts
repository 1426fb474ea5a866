import { setTimeout as sleep } from 'node:timers/promises'

interface Rate {
  perSecond: number
  /** A busy machine answers fewer. */
  mostAtOnce: number
}

/** Asks again and again at a steady rate, by number, until it is ended. */
export class SteadyLoad<Result> {
  private readonly asked: Promise<Result>[] = []
  private running = 0
  private isOver = false
  private readonly loop: Promise<void>

  constructor(
    private readonly ask: (number: number) => Promise<Result>,
    private readonly rate: Rate,
  ) {
    this.loop = this.run()
  }

  async end(): Promise<Result[]> {
    this.isOver = true
    await this.loop
    return Promise.all(this.asked)
  }

  private async run(): Promise<void> {
    for (let number = 0; !this.isOver; number += 1) {
      this.running += 1
      this.asked.push(this.ask(number).finally(() => (this.running -= 1)))
      do await sleep(1_000 / this.rate.perSecond)
      while (this.running >= this.rate.mostAtOnce)
    }
  }
}

/** Headers of an address of its own: limits count by it. */
export function someAddress(number: number) {
  return { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
}
