import { expect, type Page } from 'playwright/test'
import type { Address } from '@/e2e/fixtures/addresses'

/** Opens the page; tries again if another journey has just removed the item that the list led to. */
export async function openAddress(page: Page, address: Address): Promise<void> {
  await expect(async () => {
    const response = await page.goto(await address.find())
    expect(response?.status()).toBe(address.status ?? 200)
  }).toPass()
}
