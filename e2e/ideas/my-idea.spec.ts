import { randomBytes } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { axeFindings } from '@/e2e/fixtures/axe'
import { anotherVisitor, test } from '@/e2e/fixtures/journey'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { dialog, enter } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'
import { getMyIdea } from '@/lib/domains/ideas/mine/contract'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'an idea opens to its author from the thanks, is mended, and taken back',
  { tag: ['@only-phone', '@all'] },
  async ({ page, browser }) => {
    const title = `Навес у школы ${randomBytes(4).toString('hex')}`
    const author = await Resident.register()
    await enter(page, author, `${paths.ideas}${paths.proposeIdea}`)

    await test.step('a resident sends an idea', async () => {
      await propose(page, title)
      await expect(dialog(page, 'Предложить идею')).toContainText('Спасибо вам за предложенную идею.')
    })

    const own = page.getByRole('main').getByRole('group').filter({ hasText: title })

    await test.step('is read with its photo, before anybody else reads it', async () => {
      const way = dialog(page, 'Предложить идею').getByRole('link', { name: 'Открыть мою идею' })
      await expect(way).toHaveAttribute('href', /#idea-\d+$/)
      await way.click()
      await expect(own).toContainText('Тень для родителей.')
      await expect(own).toContainText('Портовая 12')
      await expect(own).toContainText('На модерации')
      const photo = own.getByRole('img', { name: `Фотография к идее «${title}»` })
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })

    await test.step('the author edits the idea, with one refused save', async () => {
      await own.getByRole('button', { name: 'Изменить' }).click()
      const form = page.getByRole('form', { name: 'Изменение идеи' })
      await expect(form.getByLabel('Название идеи')).toBeFocused()
      await form.getByLabel('Адрес').fill('')
      await form.getByRole('button', { name: 'Сохранить идею' }).click()
      await expect(form.getByLabel('Адрес')).toHaveAccessibleDescription(/Поле обязательно для\sзаполнения/)
      await form.getByLabel('Адрес').fill('Школьная 3')
      await form.getByLabel('Описание').fill('Тень и сухая дорожка.')
      await form.getByRole('button', { name: 'Сохранить идею' }).click()
      await expect(own).toContainText('Школьная 3')
      await expect(own.getByRole('button', { name: 'Изменить' })).toBeFocused()
      await page.reload()
      await expect(own).toContainText('Тень и сухая дорожка.')
    })

    await test.step('a stale save of an own idea keeps the text and shows the stored one', async () => {
      await own.getByRole('button', { name: 'Изменить' }).click()
      const form = page.getByRole('form', { name: 'Изменение идеи' })
      await form.getByLabel('Описание').fill('Ещё и скамья.')
      await changeElsewhere(author, Number(/\d+$/.exec(page.url())?.[0]))
      await form.getByRole('button', { name: 'Сохранить идею' }).click()
      await expect(
        form.getByText(
          'Пока вы писали, идею изменили в другом месте: модератор или вы сами. Ваш текст не сохранён, но он здесь. ' +
            'Сравните его с нынешним и сохраните ещё раз',
        ),
      ).toBeVisible()
      await expect(form.getByRole('region', { name: 'Сейчас в идее' })).toContainText('Изменено с другого устройства.')
      await expect(form.getByLabel('Описание')).toHaveValue('Ещё и скамья.')
      expect(await axeFindings(page)).toEqual([])
      await form.getByRole('button', { name: 'Сохранить идею' }).click()
      await expect(own).toContainText('Ещё и скамья.')
    })

    await test.step('another resident cannot read the idea', async () => {
      const address = page.url()
      const other = await anotherVisitor(browser)
      await enter(other, await Resident.register(), address)
      await expect(other.getByText('Такой идеи у вас нет')).toBeVisible()
      await expect(other.getByText('Ещё и скамья.')).toHaveCount(0)
      await other.context().close()
    })
  },
)

test('an idea is withdrawn in the cabinet', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  const title = `Лавки в парке ${randomBytes(4).toString('hex')}`
  await enter(page, await Resident.register(), `${paths.ideas}${paths.proposeIdea}`)
  await propose(page, title)
  await expect(dialog(page, 'Предложить идею')).toContainText('Спасибо вам за предложенную идею.')
  await page.goto(paths.profile)
  await page.getByText(title).click()
  await page.getByRole('button', { name: 'Отозвать', exact: true }).click()
  await dialog(page, 'Отозвать идею?').getByRole('button', { name: 'Отозвать идею' }).click()
  await expect(page.getByText(`Идея «${title}» отозвана`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('group').filter({ hasText: title })).toHaveCount(0)
})

async function changeElsewhere(author: Resident, id: number): Promise<void> {
  const path = `/api/user/ideas/${id}` as const
  const { idea } = getMyIdea.answer.parse(await (await author.call({ method: 'GET', path })).json())
  const body = { ...idea, category_id: idea.category?.id, text: 'Изменено с другого устройства.' }
  expect((await author.call({ method: 'POST', path }, { body })).status).toBe(200)
}

test(
  'a guest meets the registration first; once it is closed the form can be filled, and sending it asks to log in',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(`${paths.ideas}${paths.proposeIdea}`)
    const registration = dialog(page, 'Регистрация')
    await expect(registration).toContainText('Чтобы предложить идею, нужна учётная запись.')
    await registration.getByRole('button', { name: 'Закрыть' }).click()
    const form = page.getByRole('form', { name: 'Предложение идеи' })
    const title = `Навес у рынка ${randomBytes(4).toString('hex')}`
    await form.getByLabel('Название идеи').fill(title)
    await form.getByLabel('Адрес', { exact: true }).fill('Портовая 12')
    await page.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click()
    await expect(form.getByLabel('Адрес', { exact: true })).toHaveValue(/Портовая/)
    await form.getByRole('button', { name: 'Войти и предложить' }).click()
    await expect(dialog(page, 'Вход')).toBeVisible()
    await dialog(page, 'Вход').getByRole('button', { name: 'Закрыть' }).click()
    await expect(form.getByLabel('Название идеи')).toHaveValue(title)
  },
)

async function propose(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Предложение идеи' })
  await form.getByLabel('Название идеи').fill(title)
  await form.getByLabel('Категория').selectOption({ index: 1 })
  await form.getByLabel('Описание').fill('Тень для родителей.')
  await form.getByLabel('Адрес', { exact: true }).fill('Портовая 12')
  const photo = { name: 'Школа.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('own idea') }
  await form.locator('input[type="file"]').first().setInputFiles(photo)
  await form.getByLabel(/Соглашаюсь\sс\sправилами/).check()
  await form.getByLabel(/Даю согласие/).check()
  await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Предложить идею' }).click()])
}
