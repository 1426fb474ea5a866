import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

declare global {
  interface Window {
    /** Counts how often the page was dissolved since it began to load. */
    dissolved: number
  }
}

/** Goes to an address without its page: the shell depends on the address alone. */
async function standAt(page: Page, path: string): Promise<void> {
  await page.goto(paths.faq)
  // Next marks the entry once it listens to the address
  await page.waitForFunction(() => Boolean((window.history.state as { __NA?: boolean } | null)?.__NA))
  await goOnTo(page, path)
}

async function goOnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState(null, '', address), path)
}

const subProjects = [
  {
    title: 'Социальный контроль',
    routes: [
      paths.socialControl,
      paths.socialControlMap,
      paths.socialControlAbout,
      paths.socialControlThemes,
      paths.socialControlResults,
    ],
    links: ['Сообщить о проблеме', 'О проекте', 'Темы', 'Результаты'],
    hasFooterMenu: false,
  },
  {
    title: 'Общественные обсуждения',
    routes: [paths.discussions, paths.discussion(7)],
    links: [],
    hasFooterMenu: false,
  },
  {
    title: 'Идеи для города',
    routes: [paths.ideas, paths.allIdeas, paths.realizedIdeas, paths.ideasAbout],
    links: ['О проекте', 'Предложить идею', 'Все инициативы', 'Реализованные инициативы'],
    hasFooterMenu: true,
  },
] as const

for (const { title, routes, links, hasFooterMenu } of subProjects) {
  test(`sub-project «${title}» has its own header`, async ({ page }) => {
    await standAt(page, routes[0])
    for (const route of routes) {
      await goOnTo(page, route)
      const header = page.getByRole('banner')
      await expect(header.getByText(title, { exact: true }).filter({ visible: true })).toBeVisible()
      await expect(header.getByRole('navigation', { name: 'Меню', exact: true })).toBeHidden()
      await expect(header.getByRole('button', { name: 'Меню', exact: true }).filter({ visible: true })).toHaveCount(1)
      const menu = header.getByRole('navigation', { name: title, exact: true }).getByRole('link')
      await expect(menu).toHaveText([...links])
      await expect(page.getByRole('navigation', { name: 'Разделы портала' })).toHaveCount(hasFooterMenu ? 1 : 0)
    }
  })

  test(`the menu of the portal opens from «${title}» by keyboard`, { tag: '@all' }, async ({ page }) => {
    await page.goto(routes[0])
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Меню', exact: true }).filter({ visible: true }).press('Enter')
    const menu = header.getByRole('navigation', { name: 'Меню', exact: true })
    await menu.locator('summary', { hasText: 'Услуги' }).press('Enter')
    await expect(menu.getByRole('link', { name: 'Каталог услуг' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  if (links.length === 0) continue
  test(`sub-project «${title}» is first in the phone menu`, { tag: ['@only-phone', '@all'] }, async ({ page }) => {
    await standAt(page, routes[0])
    // a change of the page closes the menu, so it comes first
    await expect(page.locator('#menu')).toContainText(title)
    await page.getByRole('button', { name: 'Меню', exact: true }).click()
    const menu = page.locator('#menu')
    for (const name of [title, ...links])
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
  })
}

test('the profile hides the lower header', { tag: '@all' }, async ({ page }) => {
  await standAt(page, paths.profile)
  await expect(page.getByRole('navigation', { name: 'Меню', exact: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Разделы портала' })).toBeVisible()
})

test('the map of claims hides the whole footer on phones', { tag: ['@phone', '@all'] }, async ({ page, isMobile }) => {
  await standAt(page, paths.socialControlMap)
  const footer = page.getByRole('contentinfo')
  if (isMobile) await expect(footer).toBeHidden()
  else await expect(footer).toBeVisible()
  await goOnTo(page, paths.socialControlAbout)
  await expect(footer).toBeVisible()
})

test('the side menu closes when the page changes and by Back', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto(paths.faq)
  const menu = page.getByRole('navigation', { name: 'Меню', exact: true })
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(menu).toBeVisible()
  await menu.locator('summary', { hasText: 'Обратная связь' }).click()
  await menu.getByRole('link', { name: 'Приёмная' }).click()
  await page.waitForURL(`**${paths.reception}`)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Версия для слабовидящих' }).click()
  const settings = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
  await expect(settings).toBeVisible()
  await page.goBack()
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${paths.reception}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.faq}$`))
  await expect(menu).toBeHidden()
})

test('the page under the side menu does not scroll', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.faq)
  const root = page.locator('html')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(root).not.toHaveCSS('overflow-y', 'hidden')
})

test('a page fades into the next one, but does not fade while it loads', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.dissolved = 0
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      window.dissolved += 1
      return begin(change)
    }
  })
  await page.goto(paths.faq)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Приёмная' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Приёмная' })).toBeVisible()
  expect(await page.evaluate(() => window.dissolved)).toBe(1)
})

test('a page opens at its top, or at the element of its hash', async ({ page }) => {
  await page.goto(paths.faq)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Приёмная' }).click()
  await page.waitForURL(`**${paths.reception}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Приёмная' })).toBeInViewport()
  // not by the menu: a late font makes the header narrow, where the menu is another one
  await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Контакты', exact: true }).click()
  await page.waitForURL(`**${paths.feedback}#contacts`)
  await expect(page.getByRole('heading', { name: 'Контакты', exact: true })).toBeInViewport()
})

test('the 404 page belongs to no section and hydrates without changes', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const none = 999_999
  for (const path of [paths.claim(none), paths.discussion(none), paths.idea(none), paths.service(none), '/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('navigation', { name: 'Меню', exact: true })).toBeVisible()
  }
  expect(errors).toEqual([])
  // going on from it brings the section's own header again
  await goOnTo(page, paths.allIdeas)
  await expect(page.getByRole('navigation', { name: 'Меню', exact: true })).toBeHidden()
})
