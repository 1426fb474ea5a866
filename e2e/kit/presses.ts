import type { Locator } from 'playwright/test'

/** A visitor whose presses are counted: how far what one came for is. */
export class Presses {
  made = 0

  async on(target: Locator): Promise<void> {
    await target.tap()
    this.made += 1
  }
}
