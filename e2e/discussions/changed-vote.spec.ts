import { expect } from 'playwright/test'
import { announce, openDays, removeDiscussions } from '@/e2e/discussions/discussions'
import { awaitRoomInDay } from '@/e2e/kit/city-days'
import { openDatabase } from '@/e2e/kit/database'
import { test } from '@/e2e/kit/journey'
import { Office } from '@/e2e/kit/office'
import { Presses } from '@/e2e/kit/presses'
import { Resident } from '@/e2e/kit/resident'
import { hire } from '@/e2e/kit/staff-room'
import { enter } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

test(
  'a resident votes by two presses, and changes the vote by four, one of which says whether the remark stays',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await awaitRoomInDay()
    const [office, database] = await Promise.all([Office.logIn(), openDatabase()])
    const organizer = await hire(office, 'organizer')
    const id = await announce(organizer, database, openDays, { title: 'Сквер у порта' })
    await enter(page, await Resident.register(), paths.discussion(id))
    const form = page.getByRole('form', { name: 'Голос' })
    const remark = form.getByLabel('Предложение или замечание')

    const presses = new Presses()
    await presses.on(form.getByRole('radio', { name: 'Против' }))
    await remark.fill('Оставьте тополя')
    await presses.on(form.getByRole('button', { name: 'Проголосовать' }))
    await expect(page.getByRole('status').filter({ hasText: 'Голос принят: «Против»' })).toBeVisible()
    expect(presses.made).toBe(2)

    await presses.on(page.getByRole('button', { name: 'Изменить голос' }))
    await presses.on(form.getByRole('radio', { name: 'За', exact: true }))
    await presses.on(form.getByRole('button', { name: 'Убрать замечание' }))
    await expect(remark).toHaveValue('')
    await presses.on(form.getByRole('button', { name: 'Сохранить новый голос' }))
    const receipt = page.getByRole('status').filter({ hasText: 'Голос принят: «За»' })
    await expect(receipt).toBeVisible()
    await expect(receipt).not.toContainText('Оставьте тополя')
    expect(presses.made).toBe(6)

    await removeDiscussions([id], database)
    await office.remove('staff', organizer.id)
    await database.end()
  },
)
