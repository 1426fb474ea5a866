import { expect, type Page } from 'playwright/test'
import { createIdea, ideaGraph, someIdea } from '@/e2e/ideas/ideas'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { dialogOpeners, stopTimedAlerts, type DialogOpener } from '@/e2e/fixtures/dialog-openers'
import { focusedIn, goRound } from '@/e2e/fixtures/keyboard'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { deleteAccount } from '@/lib/domains/residents/contract'

const PHONE = { width: 390, height: 844 }
const INERT_TITLE = '[inert] h1, h1[inert]'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

/** Who stands on a page opens all its dialogs, one after the other. */
const toVisit = ({ at, who, isPhone }: DialogOpener) => [at, who, isPhone].join()

/** One dialog of a kind: with an address, an alert, a sheet of phones, the viewer of photos. */
const ONE_OF_A_KIND = ['#report', 'Оповещение (account/email-action)', '#documents-filter', 'Просмотр фотографий']

for (const visit of new Set(dialogOpeners.map(toVisit))) {
  const ways = dialogOpeners.filter((way) => toVisit(way) === visit)
  const [first] = ways
  if (!first) continue

  const tag = ways.some(({ name }) => ONE_OF_A_KIND.includes(name)) ? [] : '@all'
  test(`by keyboard into, through and out of ${ways.map(({ name }) => name).join(', ')}`, { tag }, async ({ page }) => {
    await arrive(page, first)
    for (const way of ways) await test.step(way.name, () => tabThrough(page, way))
  })
}

const people: Record<NonNullable<DialogOpener['who']>, () => Promise<Resident>> = {
  resident: () => Resident.register(),
  newcomer: () => Resident.unconfirmed(),
  async leaver() {
    const resident = await Resident.register()
    await resident.call(deleteAccount)
    resident.token = (await resident.logIn()) ?? ''
    return resident
  },
  async author() {
    const resident = await Resident.register()
    await ideaGraph(createIdea, { input: await someIdea(resident) }, resident)
    return resident
  },
}

/** A dialog that closes itself waits here until it has been walked through. */
async function arrive(page: Page, { at, who, isPhone, leave }: DialogOpener): Promise<void> {
  if (isPhone) await page.setViewportSize(PHONE)
  if (who) await enter(page, await people[who]())
  if (leave) {
    // this page of the portal would not take the message
    await page.goto('/robots.txt')
    await page.evaluate(leave)
  }
  await page.addInitScript(stopTimedAlerts)
  await page.goto(typeof at === 'string' ? at : await at())
}

/** The focus goes in, stays in, is seen at every stop, and comes back by Escape. */
async function tabThrough(page: Page, way: DialogOpener): Promise<void> {
  const dialog = way.dialog(page)
  const opener = await way.open(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/^Загружаем/)).toHaveCount(0)
  await expect.poll(() => focusedIn(dialog)).toMatchObject({ isInside: true })
  if (way.isPhone) await expect(page.locator(INERT_TITLE)).toHaveCount(1)
  await goRound(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  if (way.isPhone) await expect(page.locator(INERT_TITLE)).toHaveCount(0)
  if (opener) await expect(opener).toBeFocused()
}
