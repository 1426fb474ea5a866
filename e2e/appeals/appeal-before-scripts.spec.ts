import { expect } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { someVisitor } from '@/e2e/fixtures/resident'
import { layoutShift, watchLayoutShifts } from '@/e2e/pages/layout-shifts'
import { paths } from '@/lib/config/paths'

const TEXT = 'Просим осветить дорогу к школе.'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'an appeal is filled in before any script has come, and nothing typed is lost or moved by them',
  { tag: '@all' },
  async ({ page }) => {
    const form = page.getByRole('form', { name: 'Официальное обращение' })
    const send = form.getByRole('button', { name: 'Войти и отправить' })
    await watchLayoutShifts(page)
    const release = await holdScripts(page)

    await test.step("the appeal form is in the server's HTML", async () => {
      await page.goto(paths.officialAppeal, { waitUntil: 'domcontentloaded' })
      await expect(form.getByRole('radio', { name: 'Гражданин' })).toBeChecked()
      await expect(send).toBeDisabled()
      await form.getByRole('textbox', { name: 'Электронная почта' }).fill('proba@example.org')
      await form.getByRole('textbox', { name: 'Телефон' }).fill('89280551234')
      await form.getByRole('radio', { name: 'Ещё и письмом на почтовый адрес' }).check()
      await form.getByRole('checkbox', { name: /огласие/ }).check()
      await form.getByLabel('Кому', { exact: true }).selectOption({ index: 1 })
      await form.getByRole('textbox', { name: 'Текст обращения' }).fill(TEXT)
    })

    await test.step('once it is alive it holds all of it, and no dialog covers the hands that write', async () => {
      release()
      await hydrated(page)
      await expect(send).toBeEnabled()
      await expect(form.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('proba@example.org')
      await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (928) 055-12-34')
      await expect(form.getByRole('radio', { name: 'Ещё и письмом на почтовый адрес' })).toBeChecked()
      await expect(form.getByRole('checkbox', { name: /огласие/ })).toBeChecked()
      await expect(form.getByLabel('Кому', { exact: true })).not.toHaveValue('')
      await expect(form.getByRole('textbox', { name: 'Текст обращения' })).toHaveValue(TEXT)
      await expect(form.getByText(`${TEXT.length} из 4 000 знаков`)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      expect(await layoutShift(page)).toEqual([])
    })

    await test.step('the draft keeps the text typed before hydration', async () => {
      await page.reload()
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
      await expect(form.getByRole('textbox', { name: 'Текст обращения' })).toHaveValue(TEXT)
      await expect(form.getByRole('radio', { name: 'Ещё и письмом на почтовый адрес' })).toBeChecked()
    })
  },
)
