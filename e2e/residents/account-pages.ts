import { expect, type Locator, type Page } from 'playwright/test'
import type { Resident } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'
import { TOKEN_KEY } from '@/lib/config/token-key'

/** The header calls a resident of the tests so. */
const NAME = 'Пробова А. И.'

export function dialog(page: Page, name: string): Locator {
  return page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

export async function dismiss(page: Page, message: string): Promise<void> {
  const alert = dialog(page, 'Оповещение')
  await expect(alert.getByText(message)).toBeVisible()
  await alert.getByRole('button', { name: 'Закрыть' }).last().click()
}

/** Expects that the field is marked as wrong and described by the message. */
export async function expectUnder(form: Locator, label: string, message: string): Promise<void> {
  // an optional field says so in its label
  const field = form
    .getByRole('textbox', { name: new RegExp(`^${label}( \\(|$)`) })
    .or(form.getByLabel(label, { exact: true }))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // browsers describe with plain spaces; a phone is joined after its hyphens
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`${escape(message).replace(/\s/g, '\\s').replace(/-/g, '-\u2060?')}$`),
  )
}

export async function sendAndReload(page: Page, form: Locator, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: button, exact: true }).click()])
}

export function header(page: Page): Locator {
  return page.getByRole('banner')
}

/** Finds the abbreviated name that opens the menu of the account; the header holds one for each width. */
export function account(page: Page, name = NAME): Locator {
  return header(page).locator('summary').filter({ hasText: name, visible: true })
}

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await Promise.all([page.waitForEvent('load'), header(page).getByRole('button', { name: 'Выйти' }).click()])
  await expect(header(page).getByRole('link', { name: 'Войти' })).toBeVisible()
  expect(await token(page)).toBeNull()
}

/** Opens the page, and all that follow, with the resident's token. */
export async function enter(page: Page, resident: Resident, path?: string): Promise<void> {
  await page.goto(paths.notReady)
  await keepToken(page, resident)
  if (path) await page.goto(path)
}

/** Keeps the token as the login does: what is opened from now on is the resident's. */
export async function keepToken(page: Page, { token }: Resident): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
}

export function token(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
