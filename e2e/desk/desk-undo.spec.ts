import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { reportAs } from '@/e2e/claims/claims'
import { holdMove, postAtDesk } from '@/e2e/desk/desk'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'

let database: Client
let office: Office
let moderator: Colleague
let colleague: Colleague
let author: Resident
const made: number[] = []

test.beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  colleague = await createColleague(office, 'moderator')
  author = await Resident.register()
})

test.afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, colleague]) await office.remove('staff', id)
  await database.end()
})

async function report(): Promise<number> {
  const id = await reportAs(author)
  made.push(id)
  return id
}

const holdRefusal = (claim: number, who: Colleague) =>
  holdMove(database, who, ['claim_id', claim], { action: 'refuse', note: 'Участок частный.' })

async function comeIn(page: Page, { token }: Colleague): Promise<void> {
  await page.context().addCookies([{ name: 'portal-token', value: token, url: portalUrl }])
}

async function undoByKeyboard(page: Page): Promise<void> {
  const id = await report()
  const next = await report()
  const press = await holdRefusal(id, moderator)
  await comeIn(page, moderator)
  await page.goto(`/desk/queue/${next}?view=moderation&done=refuse-${id}&undo=${press}`)
  const notice = page.getByRole('status').filter({ hasText: new RegExp(`№\\s${id}: отклонена`) })
  await notice.getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'решение отменено' })).toBeVisible()
  await expect(page.getByLabel('Пояснение')).toHaveValue('Участок частный.')
  await expect(page).toHaveURL(new RegExp(`/desk/queue/${id}\\?`))
  await expect(page.getByRole('button', { name: 'Отклонить' })).toBeVisible()
}

test('a moderator undoes by the keyboard what the last press did', { tag: '@phone' }, async ({ page }) => {
  await undoByKeyboard(page)
  await expect(page.getByRole('status').filter({ hasText: 'решение отменено' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
})

test('«Отменить» goes when its time is over', { tag: '@all' }, async ({ page }) => {
  const id = await report()
  const press = await holdRefusal(id, moderator)
  await comeIn(page, moderator)
  await page.goto(`/desk/queue?view=moderation&done=refuse-${id}&undo=${press}`)
  const button = page.getByRole('button', { name: 'Отменить' })
  await expect(button).toBeVisible()
  const delays = await button.locator('xpath=..').evaluate((form) =>
    form.getAnimations().map((animation) => {
      animation.finish()
      return animation.effect?.getTiming().delay ?? 0
    }),
  )
  const day = 86_400_000
  expect(delays).toEqual([expect.any(Number)])
  expect(Math.abs((delays[0] ?? 0) - day)).toBeLessThan(day / 100)
  await expect(button).toBeHidden()
})

test('«Отменить» works without scripts', { tag: ['@without-javascript', '@all'] }, async ({ page }) =>
  undoByKeyboard(page),
)

test('a colleague sees who decides, and no actions', { tag: '@all' }, async ({ page }) => {
  const id = await report()
  await holdRefusal(id, moderator)
  const { name } = await office.read('staff', moderator.id)
  await comeIn(page, colleague)
  await page.goto(`/desk/queue/${id}?view=moderation&text=${id}`)
  await expect(page.getByText(`Решается: ${String(name)} — «Отклонить».`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`/desk/queue?view=all&text=${id}`)
  await expect(page.getByText(`Решается: ${String(name)}`)).toBeVisible()
})

test(
  'what the portal refused later is on «Мой стол» until its mover takes it off',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    const id = await report()
    await holdRefusal(id, moderator)
    await database.query("UPDATE private_desk_moves SET refusal = 'Заявка изменилась.' WHERE claim_id = $1", [id])
    await comeIn(page, moderator)
    await page.goto('/desk')
    const returned = page.getByRole('region', { name: 'Вернулось ко мне' })
    const line = returned.getByRole('listitem').filter({ hasText: new RegExp(`№\\s${id}(?!\\d)`) })
    await expect(line).toContainText('Заявка изменилась.')
    await expect(line).toContainText('Вы написали: Участок частный.')
    expect(await axeFindings(page)).toEqual([])
    await line.getByRole('button', { name: 'Убрать' }).click()
    await expect(line).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Убрано с вашего стола' })).toBeFocused()
  },
)

test('a moderator takes over a card whose answer a colleague writes', { tag: '@all' }, async ({ page }) => {
  const id = await report()
  expect((await postAtDesk(colleague, `claims/${id}/draft`, { answer: 'Засып' })).status).toBe(200)
  await comeIn(page, moderator)
  await page.goto(`/desk/queue/${id}?view=moderation&text=${id}`)
  await expect(page.getByText('Ответ пишет сотрудник:')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Взять себе' }).click()
  await expect(page.getByText('Ответ пишет сотрудник:')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'теперь у вас' })).toBeFocused()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'опубликована' })).toBeVisible()
})
