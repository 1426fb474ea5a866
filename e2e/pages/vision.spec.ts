import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { axeFindings } from '@/e2e/fixtures/axe'
import { pressAt } from '@/e2e/fixtures/keyboard'
import { firstLink } from '@/e2e/fixtures/portal'
import { openWithVision, overlappingLines, schemes, showVision, wordsBrokenAnywhere } from '@/e2e/pages/vision'
import { paths } from '@/lib/config/paths'

const EVERYTHING = { size: '200', spacing: 'wide', lines: 'wide', font: 'serif', pictures: 'off', motion: 'off' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'the version for the visually impaired is chosen by keyboard, applied before the first paint, stored and left',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.faq)
    await pressAt(page, page.getByRole('banner').getByRole('link', { name: 'Версия для слабовидящих' }), 'Enter')
    const settings = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
    await pressAt(page, settings.getByRole('radio', { name: 'Обычный', exact: true }), 'ArrowDown')
    await expect(settings.getByRole('radio', { name: 'В полтора раза' })).toBeFocused()
    await pressAt(page, settings.getByRole('radio', { name: 'Цвета портала' }), 'ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(settings.getByRole('radio', { name: 'Белый на чёрном' })).toBeFocused()
    expect(await look(page)).toEqual({ vision: 'on', size: '150', colours: 'dark' })
    await page.keyboard.press('Escape')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
    await page.waitForURL(`**${paths.sitemap}`)
    expect(await look(page)).toEqual({ vision: 'on', size: '150', colours: 'dark' })

    await page.addInitScript(() => {
      const atFirstFrame = () => {
        if (!document.body?.firstElementChild) return void requestAnimationFrame(atFirstFrame)
        sessionStorage.setItem('first-frame', document.documentElement.dataset.visionColours ?? '')
      }
      atFirstFrame()
    })
    await page.reload()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('first-frame'))).toBe('dark')

    const leave = page.getByRole('button', { name: 'Обычная версия' })
    await leave.click()
    await expect(page.locator('main')).toBeFocused()
    expect(await look(page)).toEqual({})
    await page.reload()
    await expect(leave).toBeHidden()
  },
)

test(
  'the version for the visually impaired reads the page or an open dialog aloud',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const spokenText: string[] = []
      const voice = {
        speak: ({ text }: { text: string }) => void spokenText.push(text),
        cancel: () => void spokenText.splice(0),
      }
      Object.defineProperty(window, 'speechSynthesis', { value: voice })
      Object.assign(window, { spokenText })
    })
    await openWithVision(page, { size: '150' })
    await page.goto(paths.accessibility)
    await page.getByRole('button', { name: 'Прочитать вслух' }).first().click()
    await expect.poll(() => spokenText(page)).toContain('Какому стандарту соответствует портал')
    await page.getByRole('button', { name: 'Остановить чтение' }).click()
    await expect.poll(() => spokenText(page)).toBe('')
    await page.evaluate(() => (window.location.hash = 'support'))
    const dialog = page.getByRole('dialog', { name: 'Техническая поддержка' })
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Прочитать вслух' }).click()
    await expect.poll(() => spokenText(page)).toMatch(/^Техническая поддержка/)
    expect(await spokenText(page)).not.toContain('Какому стандарту')
    await page.keyboard.press('Escape')
    await expect.poll(() => spokenText(page)).toBe('')
  },
)

test('hidden pictures are replaced by alt text, an opened one is shown', { tag: '@all' }, async ({ page }) => {
  await openWithVision(page, { pictures: 'off' })
  await page.goto(await firstLink(paths.media, /^\/mycity\/media\/\d+$/))
  const picture = page.locator('[data-slide] img').first()
  const words = await picture.getAttribute('alt')
  const opener = page.locator('[data-slide]').first()
  await expect(opener).toHaveAttribute('data-alt', words ?? '')
  await expect(picture).toHaveCSS('visibility', 'hidden')
  await opener.click()
  await expect(page.locator('.yarl__slide_current img')).toHaveCSS('visibility', 'visible')
})

test(
  'is readable in every scheme on a news item, the map of claims and the text of a document',
  { tag: '@all' },
  async ({ page }) => {
    const pages = [
      await firstLink(paths.news, /^\/news\/\d+\/[\w-]+$/),
      paths.socialControlMap,
      await firstLink(paths.documents, /^\/documents\/text\/[\w-]+\.(pdf|docx)$/),
    ]
    for (const path of pages) {
      await page.goto(path)
      for (const colours of schemes) {
        await showVision(page, { colours })
        expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([])
      }
      await showVision(page, EVERYTHING)
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  },
)

test(
  'the settings of the visually impaired version close by a visible button',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.faq + '#vision')
    const settings = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
    const done = settings.getByRole('button', { name: 'Готово' })
    await expect(done).toBeInViewport({ ratio: 1 })
    await settings.getByRole('radio', { name: 'В два с половиной раза' }).check()
    await expect(done).toBeInViewport({ ratio: 1 })
    await done.click()
    await expect(settings).toBeHidden()
    expect(await look(page)).toEqual({ vision: 'on', size: '250' })
  },
)

test(
  'leaves the screen of a phone to the text: the header is one line, and no line lies over another',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    for (const size of ['150', '200', '250']) {
      await openWithVision(page, { size })
      for (const path of [
        paths.home,
        paths.news,
        paths.socialControl,
        paths.ideas,
        paths.posters,
        paths.servicesCatalog,
      ]) {
        await page.goto(path)
        const menuButton = page.getByRole('banner').getByRole('button', { name: 'Меню', exact: true })
        const name = await page.locator('[data-city-name]').first().boundingBox()
        const menu = await menuButton.boundingBox()
        expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
        expect(await overlappingLines(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      }
    }
  },
)

test('words of a title that fit a line are not hyphenated', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await openWithVision(page, { size: '250' })
  await page.goto(paths.home)
  await expect.poll(() => page.evaluate(() => document.body.textContent?.includes('\u00ad'))).toBe(true)
  const title = page.getByRole('main').getByRole('link', { name: /^Официальное/ })
  expect(await title.first().textContent()).not.toContain('\u00ad')
})

test('the largest text breaks words at hyphens only', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await openWithVision(page, { size: '250' })
  for (const path of [
    paths.documents,
    paths.faq,
    paths.structure,
    paths.officialAppeal,
    paths.socialControl,
    paths.socialControlMap,
    paths.servicesCatalog,
    paths.ideas,
    paths.reference,
    paths.home,
  ]) {
    await page.goto(path)
    await expect.poll(() => wordsBrokenAnywhere(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Обычная' }).click()
  await expect.poll(() => page.evaluate(() => document.body.textContent?.includes('\u00ad'))).toBe(false)
})

/** Reads what the root element says of the chosen version. */
async function look(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const marks = [...document.documentElement.attributes].filter(({ name }) => name.startsWith('data-vision'))
    return Object.fromEntries(marks.map(({ name, value }) => [name.replace(/^data-(vision-)?/, ''), value]))
  })
}

async function spokenText(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { spokenText: string[] }).spokenText.join(''))
}
