import type { Page } from 'playwright/test'

/** Collects what the browser complains about from now on: script errors, missing files, breaches of the CSP. */
export function browserComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`ошибка сценария: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(page, message.location().url)) return
    complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}

/** A page that is rightly 404 is reported by the browser like a missing file. */
function isOwnStatus(page: Page, url: string): boolean {
  return url !== '' && url === page.url()
}
