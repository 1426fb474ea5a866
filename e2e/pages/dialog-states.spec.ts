import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { axeFindings } from '@/e2e/fixtures/axe'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { showVision } from '@/e2e/pages/vision'
import { paths } from '@/lib/config/paths'

const OPEN = 'dialog[open]'
const NARROW = { width: 320, height: 700 }
const WIDE = { width: 1280, height: 800 }

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('dialogs of a guest are readable when they open and with their errors', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.faq)
  for (const id of ['vision', 'search', 'links-1', 'login', 'register', 'restore', 'support'])
    await expectGood(page, id)
  await expectNarrow(page, ['vision', 'search', 'links-1', 'login', 'register', 'restore', 'support'])
  await page.setViewportSize(WIDE)
  await page.goto(paths.socialControlMap)
  await expectGood(page, 'report')
  await expectNarrow(page, ['report'])
})

test('dialogs of a resident are readable when they open and with their errors', { tag: '@all' }, async ({ page }) => {
  await enter(page, await Resident.register())
  await page.goto(paths.profile)
  await expectGood(page, 'propose-idea')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Учётная запись' }).click()
  await page.getByRole('button', { name: 'Удалить учётную запись' }).click()
  await expectReadable(page)
  await page.setViewportSize(NARROW)
  expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expectNarrow(page, ['propose-idea'])
})

/** Opens the dialog, sends its form as it stands, and reads what it says then. */
async function expectGood(page: Page, id: string): Promise<void> {
  const dialog = await openDialog(page, id)
  const send = dialog.locator('form[novalidate] button[type="submit"]').last()
  if ((await send.count()) > 0) {
    await send.press('Enter')
    await expect(dialog.getByRole('alert').first()).toBeFocused()
  }
  await expectReadable(page)
}

/** Axe finds nothing in the open dialog, and nothing unreadable in the version for the visually impaired. */
async function expectReadable(page: Page): Promise<void> {
  expect(await axeFindings(page, { within: OPEN })).toEqual([])
  await showVision(page, { colours: 'green' })
  expect(await axeFindings(page, { within: OPEN, rules: ['color-contrast'] })).toEqual([])
  await showVision(page, {})
}

/** 320 px hold each of them with text of 200 %: nothing is scrolled sideways. */
async function expectNarrow(page: Page, ids: readonly string[]): Promise<void> {
  await page.setViewportSize(NARROW)
  for (const id of ids) {
    await openDialog(page, id)
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
  }
}

async function openDialog(page: Page, id: string): Promise<Locator> {
  await page.evaluate((hash) => (window.location.hash = hash), id)
  const dialog = page.locator(`#${id}`)
  await expect(dialog.locator('form:not([method="dialog"]), fieldset, li').first()).toBeVisible()
  return dialog
}

/** Measures how far the dialog, or the page, can be scrolled sideways when the text is twice as large. */
function sidewaysIn(page: Page): Promise<number> {
  return page.evaluate((open) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const boxes = [root, ...document.querySelectorAll(open)]
    const sideways = Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    root.style.fontSize = ''
    return sideways
  }, OPEN)
}
