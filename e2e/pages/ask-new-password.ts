import { expect, type Page } from 'playwright/test'
import { someone } from '@/e2e/fixtures/resident'

/** Goes from the login to the restore of the password and sends it, until the message about it is open. */
export async function askNewPassword(page: Page): Promise<void> {
  await page.locator('#login a[href="#restore"]').press('Enter')
  const email = page.locator('#restore').getByLabel('Электронная почта')
  await expect(email).toBeFocused()
  await email.fill(someone().email)
  await page.locator('#restore').getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(page.getByRole('alertdialog').getByText('Письмо отправлено')).toBeVisible()
}
