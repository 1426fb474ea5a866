import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
import { firstLink } from '@/e2e/kit/portal'
import { paths } from '@/lib/config/paths'
import { DISCUSSION_CODE } from '@/lib/domains/discussions/contract'

/** Expects that what is read first stands first in the document: for screen readers, the keyboard and phones alike. */
async function expectBefore(page: Page, first: Locator, second: Locator): Promise<void> {
  const after = await second.elementHandle()
  const follows = await first.evaluate(
    (element, other) =>
      other !== null && Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
    after,
  )
  expect(follows).toBe(true)
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0)
}

test(
  'a discussion says where, who and how to follow it before its register',
  { tag: '@only-phone' },
  async ({ page }) => {
    const open = await firstLink(`${paths.discussions}?status=${DISCUSSION_CODE}`, /^\/publicdiscussions\/\d+$/)
    await page.goto(open)
    const register = page.locator('#register-of-comments')
    const main = page.getByRole('main')
    await expect(register).toBeAttached()
    await expectBefore(page, main.getByRole('link', { name: 'Сроки в календарь' }), register)
    await expectBefore(page, main.getByText('Организатор', { exact: true }).first(), register)
  },
)

test('an appeal says what comes next above its button', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto(paths.officialAppeal)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  const next = page.getByRole('heading', { name: 'Что будет дальше' }).filter({ visible: true })
  await expect(next).toHaveCount(1)
  const send = page.getByRole('button', { name: 'Войти и отправить' })
  await expectBefore(page, next, send)
  await expectBefore(page, send, page.getByRole('heading', { name: 'Как мы отвечаем' }))
})

for (const [path, list] of [
  [paths.news, '#news-list'],
  [paths.documents, '#documents-list'],
] as const)
  test(`what one came for begins in the first screen of ${path}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    const box = await page.locator(`${list} > li`).first().getByRole('link').first().boundingBox()
    expect(box?.y ?? Infinity).toBeLessThan(page.viewportSize()?.height ?? 0)
  })

test('applying for a service stays in reach', { tag: '@phone' }, async ({ page }) => {
  await page.goto(await firstLink(paths.servicesCatalog, /^\/services\/\d+$/))
  const actions = page
    .getByRole('main')
    .getByRole('link', { name: /^(Подать онлайн|(Где|Как) подать заявление)$/ })
    .filter({ visible: true })
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const action = isPhone ? actions.last() : actions.first()
  await page.getByRole('main').getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded()
  await expect(action).toBeInViewport()
})
