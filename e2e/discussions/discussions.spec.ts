import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { expect } from 'playwright/test'
import { openDatabase } from '@/e2e/fixtures/database'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { axeFindings } from '@/e2e/fixtures/axe'
import { waitForNewDay } from '@/e2e/fixtures/city-days'
import {
  announce,
  announcedDays,
  finishedDays,
  moveDays,
  openDays,
  removeDiscussions,
} from '@/e2e/discussions/discussions'
import { Office } from '@/e2e/fixtures/office'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { layoutShift, watchLayoutShifts } from '@/e2e/pages/layout-shifts'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

const word = randomBytes(4).toString('hex')

test.describe.serial('public discussion', () => {
  let database: Client
  let office: Office
  let organizer: Colleague
  let id = 0

  test.beforeAll(async () => {
    database = await openDatabase()
    office = await Office.logIn()
    organizer = await createColleague(office, 'organizer')
  })

  test.beforeEach(waitForNewDay)

  test.afterAll(async () => {
    await removeDiscussions([id], database)
    await office.remove('staff', organizer.id)
    await database.end()
  })

  test('is announced, and takes no votes before its day', async ({ page }) => {
    id = await announce(organizer, database, announcedDays, { title: `Сквер у порта ${word}`, commentRequired: true })
    await page.goto(paths.discussion(id))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
    await expect(page.getByText('Голосование ещё не началось')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Голос' })).toHaveCount(0)
    await moveDays(database, id, openDays)
  })

  test('a guest begins to vote before the scripts come, and nothing chosen is lost', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Голос' })
    await watchLayoutShifts(page)
    const release = await holdScripts(page)
    // a kept page is up to a second old
    await expect(async () => {
      await page.goto(paths.discussion(id), { waitUntil: 'domcontentloaded' })
      expect(await form.count()).toBe(1)
    }).toPass()
    await expect(form.getByRole('button', { name: 'Войти и проголосовать' })).toBeDisabled()
    await form.getByRole('radio', { name: 'За', exact: true }).check()
    await form.getByLabel('Предложение или замечание').fill('Больше скамеек')
    release()
    await expect(form.getByRole('button', { name: 'Войти и проголосовать' })).toBeEnabled()
    await expect(form.getByRole('radio', { name: 'За', exact: true })).toBeChecked()
    await expect(form.getByLabel('Предложение или замечание')).toHaveValue('Больше скамеек')
    expect(await layoutShift(page)).toEqual([])
  })

  test('a guest keeps the comment through login, votes, changes the vote and finds it in the register', async ({
    page,
  }) => {
    const resident = await Resident.register()
    const form = page.getByRole('form', { name: 'Голос' })

    await test.step('a vote against needs a comment, a guest is asked to log in', async () => {
      // a kept page is up to a second old
      await expect(async () => {
        await page.goto(paths.discussion(id))
        expect(await form.count()).toBe(1)
      }).toPass()
      await form.getByRole('radio', { name: 'Против' }).check()
      await form.getByRole('button', { name: 'Войти и проголосовать' }).click()
      await expect(form.getByText('Поясните, почему вы против: без этого голос не принимается').first()).toBeVisible()
      await form.getByLabel('Предложение или замечание').fill(`Оставьте тополя ${word}`)
      await page.waitForFunction(
        (text) => Object.values(localStorage).some((kept) => String(kept).includes(text)),
        word,
      )
      await form.getByRole('button', { name: 'Войти и проголосовать' }).click()
      await expect(page.locator('dialog[open]')).toContainText('Вход')
    })

    await test.step('after login the comment is still in the form and is sent', async () => {
      const dialog = page.locator('dialog[open]')
      await dialog.getByLabel('Электронная почта').fill(resident.email)
      await dialog.getByLabel('Пароль', { exact: true }).fill(resident.password)
      await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(form.getByRole('button', { name: 'Проголосовать' })).toBeVisible()
      await expect(form.getByLabel('Предложение или замечание')).toHaveValue(`Оставьте тополя ${word}`)
      await expect(form.getByRole('radio', { name: 'Против' })).toBeChecked()
      await form.getByRole('button', { name: 'Проголосовать' }).click()
      const receipt = page.getByRole('status').filter({ hasText: 'Голос принят: «Против»' })
      await expect(receipt).toContainText('№ 1')
      await expect(receipt).toBeFocused()
      await expect(page.getByText('Проголосовал 1 человек')).toBeVisible()
      await expect(page.getByText('Вы проголосовали: «Против»', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Проголосовать' })).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
    })

    await test.step('the vote is changed, a reload shows it under the same number', async () => {
      await page.getByRole('link', { name: 'Изменить голос' }).click()
      await expect(form.getByRole('radio', { name: 'За', exact: true })).toBeFocused()
      await form.getByRole('radio', { name: 'За', exact: true }).check()
      await form.getByRole('button', { name: 'Сохранить новый голос' }).click()
      await expect(form.getByText('Выберите, что сделать с замечанием: оставить его или удалить').first()).toBeVisible()
      await form.getByRole('button', { name: 'Замечание остаётся' }).click()
      await expect(form.getByLabel('Предложение или замечание')).toBeFocused()
      await form.getByRole('button', { name: 'Сохранить новый голос' }).click()
      await expect(page.getByText('Голос принят: «За»')).toBeVisible()
      await page.reload()
      const receipt = page.getByRole('status').filter({ hasText: 'Вы проголосовали: «За»' })
      await expect(receipt).toContainText('№ 1')
      await expect(receipt).toContainText(word)
      await expect(page.getByRole('link', { name: 'Изменить голос' })).toBeVisible()
    })

    await test.step('the register can be searched and shows no name', async () => {
      await page.goto(`${paths.discussion(id)}?type=1`)
      await page.getByRole('searchbox', { name: 'Слова или номер предложения' }).fill(word)
      await page.getByRole('button', { name: 'Показать', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`text=${word}`))
      const found = page.locator('#register-list > li')
      await expect(found).toHaveCount(1)
      await expect(found).toContainText('№ 1')
      await expect(page.locator('#register-of-comments')).not.toContainText('Пробова')
    })

    await test.step("the cabinet's feed lists the vote", async () => {
      await page.goto(paths.profile)
      const entry = page.getByRole('list', { name: 'Мои обращения' }).getByRole('listitem')
      await expect(entry).toContainText('За, № 1')
      await entry.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${paths.discussion(id)}$`))
    })
  })

  test('another resident votes with a comment', { tag: '@all' }, async ({ page }) => {
    await enter(page, await Resident.register(), paths.discussion(id))
    const form = page.getByRole('form', { name: 'Голос' })
    await form.getByRole('radio', { name: 'За', exact: true }).check()
    await form.getByLabel('Предложение или замечание').fill(`Тень нужнее ${word}`)
    await form.getByRole('button', { name: 'Проголосовать' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Голос принят: «За»' })).toContainText('№ 2')
  })

  test('a vote after the close is refused as late, and what was typed stays', { tag: '@all' }, async ({ page }) => {
    await enter(page, await Resident.register(), paths.discussion(id))
    const form = page.getByRole('form', { name: 'Голос' })
    await form.getByRole('radio', { name: 'Воздерживаюсь' }).check()
    await form.getByLabel('Предложение или замечание').fill('Не успел прочесть')
    await moveDays(database, id, finishedDays)
    await form.getByRole('button', { name: 'Проголосовать' }).click()
    await expect(form.getByText('Голоса принимаются только в дни обсуждения')).toBeVisible()
    await expect(form.getByLabel('Предложение или замечание')).toHaveValue('Не успел прочесть')
  })
})

test('stages and words filter the list without JavaScript', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(paths.discussions)
  const stages = page.getByRole('navigation', { name: 'Этап обсуждения' })
  await stages.getByRole('link', { name: 'Идёт обсуждение' }).click()
  await expect(page).toHaveURL(/status=52/)
  const found = page.locator('#discussions-list > li')
  await expect(found.first()).toContainText(/на\sголосование|последний день/i)
  await page.getByRole('searchbox', { name: 'Название проекта или акта' }).fill(`нет-${word}`)
  await page.getByRole('main').getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page).toHaveURL(/status=52.*text=/)
  await expect(page.getByText(`По запросу «нет-${word}» ничего не найдено`)).toBeVisible()
  await page.getByRole('link', { name: 'Все обсуждения' }).click()
  await found.first().getByRole('link').click()
  await expect(page.getByRole('list').filter({ hasText: 'Обсуждение и экспозиция' })).toBeVisible()
})
