import { expect } from 'playwright/test'
import { announce, openDays, removeDiscussions } from '@/e2e/discussions/discussions'
import { waitForNewDay } from '@/e2e/fixtures/city-days'
import { openDatabase } from '@/e2e/fixtures/database'
import { test } from '@/e2e/fixtures/journey'
import { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague } from '@/e2e/fixtures/staff'
import { enter } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

test(
  'a resident who changes a vote chooses whether the comment stays',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await waitForNewDay()
    const [office, database] = await Promise.all([Office.logIn(), openDatabase()])
    const organizer = await createColleague(office, 'organizer')
    const id = await announce(organizer, database, openDays, { title: 'Сквер у порта' })
    await enter(page, await Resident.register(), paths.discussion(id))
    const form = page.getByRole('form', { name: 'Голос' })
    const remark = form.getByLabel('Предложение или замечание')

    await form.getByRole('radio', { name: 'Против' }).tap()
    await remark.fill('Оставьте тополя')
    await form.getByRole('button', { name: 'Проголосовать' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Голос принят: «Против»' })).toBeVisible()

    await page.getByRole('button', { name: 'Изменить голос' }).tap()
    await form.getByRole('radio', { name: 'За', exact: true }).tap()
    await form.getByRole('button', { name: 'Удалить замечание' }).tap()
    await expect(remark).toHaveValue('')
    await form.getByRole('button', { name: 'Сохранить новый голос' }).tap()
    const receipt = page.getByRole('status').filter({ hasText: 'Голос принят: «За»' })
    await expect(receipt).toBeVisible()
    await expect(receipt).not.toContainText('Оставьте тополя')

    await removeDiscussions([id], database)
    await office.remove('staff', organizer.id)
    await database.end()
  },
)
