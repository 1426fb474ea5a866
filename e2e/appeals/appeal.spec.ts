import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { keepToken } from '@/e2e/residents/account-pages'
import { axeFindings } from '@/e2e/fixtures/axe'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'
import { MAX_APPEAL_LENGTH } from '@/lib/domains/appeals/contract'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a guest fills in an appeal, logs in, finds it as it was, sends it and reads about it in the cabinet', async ({
  page,
}) => {
  const resident = await Resident.register({ patronymic: '' })

  await test.step('a guest is asked to log in and may write all the same', async () => {
    await page.goto(paths.officialAppeal)
    await expect(page.locator('dialog[open]')).toContainText('Вход')
    await expect(page.locator('dialog[open]')).toContainText('Форму можно заполнить и до входа')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Найти в списке' }).fill('архитект')
    await page.getByRole('list', { name: 'Найденные адресаты' }).getByRole('button').first().click()
    await expect(page.getByLabel('Кому', { exact: true })).toBeFocused()
    await expect(page.getByText('О фонарях, ямах и мусоре быстрее сообщить на карте')).toBeVisible()
    await page.getByRole('textbox', { name: 'Текст обращения' }).fill('Не горят фонари на дороге к школе.')
    await expect(page.getByText('Похоже на тему «Не горит фонарь»')).toBeVisible()
    await page.getByRole('textbox', { name: 'Текст обращения' }).fill('Просим осветить дорогу к школе.')
    await expect(page.getByLabel('Почтовый адрес', { exact: true })).toBeHidden()
    await page.getByRole('radio', { name: 'Ещё и письмом на почтовый адрес' }).check()
    await page.getByRole('textbox', { name: 'Почтовый адрес' }).fill('368999, г. Самурск, ул. Школьная, 3')
    await page.waitForFunction(() => localStorage.getItem('draft:appeal')?.includes('осветить'))
    await page.getByRole('button', { name: 'Войти и отправить' }).click()
    await expect(page.locator('dialog[open]')).toContainText('Вход')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`${paths.officialAppeal}$`))
  })

  await test.step("after login the appeal form has the draft and the account's name", async () => {
    await keepToken(page, resident)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Текст обращения' })).toHaveValue('Просим осветить дорогу к школе.')
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Пробова')
    await expect(page.getByLabel('Кому', { exact: true })).not.toHaveValue('')
    await expect(page.getByRole('checkbox', { name: 'Нет отчества' })).not.toBeChecked()
  })

  await test.step('what is missing is said at its field, all at once and in the order of the fields', async () => {
    await page.getByRole('button', { name: 'Отправить обращение' }).click()
    await expect(
      page.getByText('Вы должны нажать на галочку согласия на обработку персональных данных').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Тема', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Тема: Поле обязательно для заполнения',
      'Отчество: Поле обязательно для заполнения',
      'Вы должны нажать на галочку согласия на обработку персональных данных',
    ])
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('what is chosen, and a box ticked, survive a reload', async () => {
    await page.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('checkbox', { name: 'Нет отчества' }).check()
    await expect(page.getByRole('textbox', { name: 'Отчество' })).toHaveCount(0)
    await page.waitForFunction(() =>
      Object.values<string>(localStorage).some((kept) => kept.includes('"no_patronymic":true')),
    )
    await page.reload()
    await expect(page.getByLabel('Кому', { exact: true })).not.toHaveValue('')
    await expect(page.getByLabel('Тема', { exact: true })).not.toHaveValue('')
    await expect(page.getByRole('checkbox', { name: 'Нет отчества' })).toBeChecked()
  })

  await test.step('a text that is too long is kept, counted and refused, and leaves the page as wide as it was', async () => {
    const text = page.getByRole('textbox', { name: 'Текст обращения' })
    const words = await text.inputValue()
    await text.fill('я'.repeat(MAX_APPEAL_LENGTH + 2))
    await expect(page.getByText('сократите на 2 знака')).toBeVisible()
    const [whole, seen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    expect(whole).toBeLessThanOrEqual(seen)
    await page.getByRole('button', { name: 'Отправить обращение' }).click()
    await expect(text).toHaveAccessibleDescription(/Не\sдлиннее 4\s000\sзнаков/)
    await text.fill(words)
  })

  await test.step('an attachment whose content is of another type is named', async () => {
    await page.getByRole('checkbox', { name: /огласие/ }).check()
    await page
      .locator('#appeal-form input[type="file"]')
      .setInputFiles({ name: 'Двор.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
    await page.getByRole('button', { name: 'Отправить обращение' }).click()
    await expect(page.getByText('Двор.jpg: Неверный тип файла', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Убрать файл Двор.jpg' }).click()
  })

  await test.step('sends it and gets number, days and receipt', async () => {
    await page.getByRole('button', { name: 'Отправить обращение' }).click()
    await expect(page.getByRole('heading', { name: /^Обращение №\s\d{4}-\d{5} получено$/ })).toBeFocused()
    await expect(page.getByText('Ответят не позднее')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  })

  await test.step('the cabinet lists the sent appeal', async () => {
    await page.getByRole('link', { name: 'Мои обращения' }).click()
    const appeal = page.getByRole('group').filter({ hasText: 'Просим осветить дорогу к школе.' })
    await appeal.locator('summary').click()
    await expect(appeal.getByText('Как рассматривают')).toBeVisible()
    await expect(appeal.getByRole('button', { name: /Расписка/ })).toBeVisible()
  })
})
