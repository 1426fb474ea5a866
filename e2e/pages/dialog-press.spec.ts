import { expect, type Page } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { test } from '@/e2e/fixtures/journey'
import { pressWhileMoving } from '@/e2e/fixtures/press-while-moving'
import { paths } from '@/lib/config/paths'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialogs = [
  ['#links-3', 'Сайты города'],
  ['#support', 'Техническая поддержка'],
  ['#register', 'Регистрация'],
] as const

for (const [hash, title] of dialogs)
  test(
    `a dialog closes by a press that began before its contents came and made it grow: ${title}`,
    { tag: ['@all', '@phone'] },
    async ({ page }) => {
      await page.goto(paths.faq)
      await loadDialogs(page)
      const letScriptsCome = await holdScripts(page)
      await page.evaluate((address) => (window.location.hash = address), hash)
      const dialog = page.getByRole('dialog', { name: title })
      const close = dialog.getByRole('button', { name: 'Закрыть' }).first()
      await pressWhileMoving(page, close, letScriptsCome)
      await expect(dialog).toBeHidden()
    },
  )

/** The first dialog brings what all of them share; the contents of each come when it opens. */
async function loadDialogs(page: Page): Promise<void> {
  await page.evaluate(() => (window.location.hash = '#vision'))
  await expect(page.locator('#vision')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#vision')).toBeHidden()
}
