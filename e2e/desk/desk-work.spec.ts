import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { reportAs } from '@/e2e/claims/claims'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { proposed, someWord } from '@/e2e/ideas/ideas'
import { ideaRefusalReasons, refusalReasons } from '@/lib/domains/desk/rules'
import { postTechSupport } from '@/lib/domains/support/contract'

let database: Client
let office: Office
let moderator: Colleague
let author: Resident
const made: number[] = []

test.beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  author = await Resident.register()
})

test.afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

async function openAction(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click()
}

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: 'portal-token', value: moderator.token, url: portalUrl }])
})

test(
  'a moderator leaves a note, corrects a claim and finds what was typed and not sent',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await reportAs(author, { text: 'Яма, её видел Иванов из квартиры 5' })
    made.push(id)
    await page.goto(`/desk/queue/${id}?view=moderation&text=${id}`)
    await openAction(page, 'Заметка')
    await page.getByLabel('Заметка для коллег').fill('Проверить на месте')
    await page.getByRole('button', { name: 'Сохранить заметку' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'заметка сохранена' })).toBeVisible()
    await expect(page.getByText('Проверить на месте')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await openAction(page, 'Исправить текст и место')
    await page.getByLabel('Текст', { exact: true }).fill('Яма на проезде')
    await page.getByRole('button', { name: 'Исправить текст и место' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'исправлена' })).toBeVisible()
    await expect(page.getByText('Яма на проезде').first()).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'опубликована' })).toBeVisible()

    await page.goto(`/desk/queue/${id}?view=open&text=${id}`)
    await page.getByLabel('Ответ автору').fill('Засыпали щебнем')
    await expect(page.getByText('Черновик сохранён, не отправлен.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Ответ автору')).toHaveValue('Засыпали щебнем')
  },
)

test(
  'words of a refusal outlive a reload, the next card and a session that ended; a message of a field goes with a change',
  { tag: ['@phone', '@all'] },
  async ({ page, context }) => {
    const id = await reportAs(author)
    made.push(id)
    const card = `/desk/queue/${id}?view=all&text=${encodeURIComponent(`№ ${id}`)}`
    const words = page.getByLabel('Пояснение')
    const saved = page.getByText('Черновик сохранён, не отправлен.').filter({ visible: true })
    await page.goto(card)
    await openAction(page, 'Отклонить')
    await expect(words).toBeHidden()
    const button = page.getByRole('button', { name: 'Отклонить' })
    await expect(button).toBeInViewport()
    await button.click()
    const reasons = page.getByRole('radiogroup', { name: 'Причина' })
    await expect(reasons).toBeFocused()
    await expect(reasons).toHaveAccessibleDescription(/Укажите причину/)
    expect(await axeFindings(page)).toEqual([])
    await page.getByText('Своими словами').click()
    await expect(page.getByText('Укажите причину')).toBeHidden()
    await words.fill('Это двор')
    await expect(saved).toBeVisible()
    await words.fill('Это двор школы')
    // at once, before the moment of saving
    await page.goto('/desk')
    await page.goto(card)
    await expect(words).toHaveValue('Это двор школы')
    await expect(page.locator('summary').filter({ hasText: 'Отклонить' })).toContainText('черновик')

    await context.clearCookies()
    await words.fill('Это двор школы № 7')
    await expect(page.getByText('Сеанс закончился: черновик')).toBeVisible()
    await context.addCookies([{ name: 'portal-token', value: moderator.token, url: portalUrl }])
    await page.goto(card)
    await expect(words).toHaveValue('Это двор школы № 7')
    await expect(saved).toBeVisible()
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: 'отклонена' })).toBeFocused()
    await page.goto(card)
    await expect(page.getByText('черновик')).toBeHidden()
  },
)

test('a message to the support is found by its words and answered', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const word = `кнопка${Date.now()}`
  await author.call(postTechSupport, { body: { message: `Не работает ${word}` } })
  await page.goto('/desk')
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: new RegExp(word) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Обращение в техподдержку')
  const sections = page.getByRole('navigation', { name: 'Разделы стола' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 1_024
  if (isPhone) await page.getByRole('button', { name: 'Разделы стола, сейчас: Техподдержка' }).click()
  await expect(sections.getByRole('link', { name: 'Техподдержка' })).toBeInViewport()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('Ответ автору').fill('Обновите страницу.')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ответ отправлен' })).toBeVisible()
})

test('a moderator corrects an idea and refuses another in the list', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const word = someWord()
  const { id } = await proposed(database, author, { title: `Лавки ${word}`, text: 'Просит Иванов из квартиры 5' })
  const { id: refused } = await proposed(database, author, { title: `Качели ${word}` })
  await page.goto(`/desk/ideas/${id}?view=moderation&text=${word}`)
  await openAction(page, 'Исправить текст и место')
  await page.getByLabel('Текст', { exact: true }).fill('Поставить лавки')
  await page.getByRole('button', { name: 'Исправить текст и место' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'исправлена' })).toBeVisible()
  await expect(page.getByText('Исправлено. Как написал автор')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`/desk/ideas?view=moderation&text=${word}`)
  await page.getByRole('checkbox', { name: `Отметить: идея № ${refused}` }).check()
  await page.getByText('Сразу с отмеченными').click()
  await page.getByRole('radio', { name: 'Отклонить' }).check()
  await page.getByRole('button', { name: 'Отклонить отмеченные' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Причина' })).toBeFocused()
  await expect(page.getByText('Укажите причину')).toBeInViewport()
  await page.getByText(ideaRefusalReasons[1]).click()
  await page.getByLabel('Пояснение').fill('Идея № 7.')
  await expect(page.getByRole('radio', { name: ideaRefusalReasons[1] })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Отклонить отмеченные' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Сделано: 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`№\\s${refused}`) })).toBeHidden()
  await expect(page.getByRole('link', { name: new RegExp(`№\\s${id}`) })).toBeVisible()
})

test(
  'a moderator goes by single keys, puts a claim off and switches the keys off',
  { tag: '@all' },
  async ({ page }) => {
    const word = someWord()
    const one = await reportAs(author, { text: `Яма ${word}` })
    const two = await reportAs(author, { text: `Яма ${word}` })
    made.push(one, two)
    const row = (id: number) => page.getByRole('link', { name: new RegExp(`№\\s${id}`) })
    const help = page.getByRole('dialog', { name: 'Клавиши стола' })
    // the card has a search in a long list too
    const search = page.getByRole('searchbox', { name: 'Найти заявку' })
    await page.goto(`/desk/queue?view=moderation&text=${word}`)
    const button = page.getByRole('button', { name: 'Клавиши' })
    await expect(button).toBeVisible()
    await page.keyboard.press('?')
    await expect(help).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(row(one)).toBeFocused()
    await page.keyboard.press('j')
    await expect(row(two)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(one))
    await expect(button).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.getByRole('radio', { name: refusalReasons[0] })).toBeFocused()
    await page.getByRole('radio', { name: 'Своими словами' }).check()
    await page.getByLabel('Пояснение').fill('j/2')
    await expect(page.getByLabel('Пояснение')).toHaveValue('j/2')

    await openAction(page, 'Отложить')
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('До какого дня').fill(day)
    await page.getByRole('button', { name: 'Отложить' }).click()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`№\\s${one}: отложена`) })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(two))
    await page.goto(`/desk/queue?view=moderation&text=${word}`)
    await expect(row(two)).toBeVisible()
    await expect(row(one)).toBeHidden()
    await page.goto(`/desk/queue?view=postponed&text=${word}`)
    await expect(page.getByText('отложена до')).toBeVisible()
    await row(one).click()
    await expect(page.getByRole('button', { name: 'Вернуть в списки' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Вернуть в списки' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'снова в списках' })).toBeVisible()

    await button.click()
    await page.getByRole('checkbox', { name: 'Клавиши включены' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(search).not.toBeFocused()
    await button.click()
    await page.getByRole('checkbox', { name: 'Клавиши включены' }).check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
  },
)
