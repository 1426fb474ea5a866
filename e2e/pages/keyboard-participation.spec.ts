import { randomBytes } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { pressAt, skipToMain, tabTo, typeInto } from '@/e2e/fixtures/keyboard'
import { firstLink } from '@/e2e/fixtures/portal'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('an official appeal is written and sent by keyboard', { tag: '@all' }, async ({ page }) => {
  await openAsResident(page, paths.officialAppeal)
  const form = page.getByRole('form', { name: 'Официальное обращение' })
  await expect(form.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Пробова')
  await pressAt(page, form.getByLabel('Тема', { exact: true }), 'ArrowDown')
  await typeInto(page, form.getByRole('textbox', { name: 'Текст обращения' }), 'Просим осветить дорогу к школе.')
  await pressAt(page, form.getByLabel('Кому', { exact: true }), 'ArrowDown')
  await pressAt(page, form.getByRole('radio', { name: 'На электронную почту и в личный кабинет' }), 'ArrowDown')
  await expect(form.getByRole('radio', { name: 'Ещё и письмом на почтовый адрес' })).toBeChecked()
  await typeInto(page, form.getByRole('textbox', { name: 'Почтовый адрес' }), '368999, г. Самурск, ул. Школьная, 3')
  await pressAt(page, form.getByRole('checkbox', { name: /огласие/ }), 'Space')
  await pressAt(page, form.getByRole('button', { name: 'Отправить обращение' }), 'Enter')
  await expect(page.getByRole('heading', { name: /^Обращение №\s\d{4}-\d{5} получено$/ })).toBeFocused()
})

test('an idea is proposed by keyboard, its mark on the map moved by arrows', { tag: '@all' }, async ({ page }) => {
  await openAsResident(page, paths.ideas)
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'Предложить идею' }).first(), 'Enter')
  const form = page.getByRole('form', { name: 'Предложение идеи' })
  await expect(form.getByLabel('Название идеи')).toBeFocused()
  await page.keyboard.type(`Скамейки у школы ${randomBytes(4).toString('hex')}`)
  await expect(form.getByLabel('Категория').getByRole('option').nth(1)).toBeAttached()
  await pressAt(page, form.getByLabel('Категория'), 'ArrowDown')
  await typeInto(page, form.getByLabel('Описание'), 'Чтобы было где подождать детей.')
  const chooser = page.waitForEvent('filechooser')
  await pressAt(page, form.getByRole('button', { name: 'Выбрать файл', exact: true }), 'Enter')
  await (await chooser).setFiles({ name: 'Двор.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('keyboard') })
  const address = form.getByLabel('Адрес', { exact: true })
  const pin = form.getByRole('application', { name: /Выбранная точка/ })
  await expect(pin).toBeVisible()
  await typeInto(page, address, 'Портовая 12')
  await pressAt(page, pin, 'ArrowRight')
  await expect(pin).toBeFocused()
  await pressAt(page, form.getByLabel(/Соглашаюсь\sс\sправилами/), 'Space')
  await pressAt(page, form.getByLabel(/Даю согласие/), 'Space')
  await tabTo(page, form.getByRole('button', { name: 'Предложить идею' }))
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  const thanks = page.getByRole('dialog', { name: 'Предложить идею' })
  await expect(thanks).toContainText('Спасибо вам за предложенную идею.')
  await page.keyboard.press('Escape')
  await expect(thanks).toBeHidden()
})

test('a vote is cast by keyboard, and its receipt takes the focus', { tag: '@all' }, async ({ page }) => {
  await openAsResident(page, await firstLink(`${paths.discussions}?status=52`, /^\/publicdiscussions\/\d+$/))
  const form = page.getByRole('form', { name: 'Голос' })
  await pressAt(page, form.getByRole('radio', { name: 'За', exact: true }), 'Space')
  await typeInto(page, form.getByLabel('Предложение или замечание'), 'Посадите тополя')
  await pressAt(page, form.getByRole('button', { name: 'Проголосовать' }), 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Голос принят: «За»' })).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: 'Изменить голос' }), 'Enter')
  await pressAt(page, form.getByRole('radio', { name: 'За', exact: true }), 'ArrowDown')
  await pressAt(page, form.getByRole('button', { name: 'Удалить замечание' }), 'Enter')
  await typeInto(page, form.getByLabel('Предложение или замечание'), 'Не рубите тополя')
  await pressAt(page, form.getByRole('button', { name: 'Сохранить новый голос' }), 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Голос принят: «Против»' })).toBeFocused()
})

async function openAsResident(page: Page, path: string): Promise<void> {
  await enter(page, await Resident.register())
  await page.goto(path)
  await skipToMain(page)
}
