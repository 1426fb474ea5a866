import type { Client } from 'pg'
import { expect } from 'playwright/test'
import { reportAs } from '@/e2e/claims/claims'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { someWord } from '@/e2e/ideas/ideas'

let database: Client
let office: Office
let moderator: Colleague
const made: number[] = []

test.beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
})

test.afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

test(
  'a moderator ticks a whole page by the keyboard and publishes it; a reason that many have is said once',
  { tag: '@phone' },
  async ({ page }) => {
    const author = await Resident.register()
    const word = someWord()
    for (const text of ['Яма', 'Люк', 'Фонарь']) made.push(await reportAs(author, { text: `${text} ${word}` }))
    await page.context().addCookies([{ name: 'portal-token', value: moderator.token, url: portalUrl }])
    await page.goto(`/desk/queue?view=moderation&text=${word}`)
    const all = page.getByRole('checkbox', { name: 'Отметить все на странице' })
    const actions = page.locator('summary').filter({ hasText: 'Сразу с отмеченными' })
    await expect(all).toBeVisible()
    await expect(actions).toBeHidden()
    await all.press('Space')
    await expect(actions).toHaveText('Сразу с отмеченными: 3 из 3')
    await page.getByRole('checkbox', { name: `Отметить заявку № ${made[0]}` }).uncheck()
    await expect(actions).toHaveText('Сразу с отмеченными: 2 из 3')
    await expect(all).not.toBeChecked()
    await all.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'К действиям с отмеченными' })).toBeFocused()
    await page.keyboard.press('Enter')
    const publish = page.getByRole('button', { name: 'Опубликовать отмеченные' })
    await expect(publish).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    // two were changed by colleagues since the list was opened
    await database.query('UPDATE claims SET updated_at = now() WHERE id = ANY($1)', [made.slice(1)])
    await publish.press('Enter')
    const result = page.getByRole('status').filter({ hasText: 'Сделано: 1. Не сделано: 2.' })
    await expect(result).toBeFocused()
    const reasons = result.getByRole('listitem')
    await expect(reasons).toHaveCount(1)
    await expect(reasons).toContainText('Пока вы правили')
    await expect(reasons.getByRole('link')).toHaveText(made.slice(1).map((id) => `№ ${id}`))
    await expect(actions).toHaveText('Сразу с отмеченными: 2 из 3')
    expect(await axeFindings(page)).toEqual([])
  },
)
