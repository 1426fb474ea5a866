import type { Page } from 'playwright/test'

/** Changes the settings of the map in answered pages, which then have no picture of our map and no policy. */
export async function changeMapSettings(
  page: Page,
  pages: RegExp,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const escaped = (text: string) => text.replaceAll('"', String.raw`\"`)
  await page.route(pages, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes(escaped(from))) return route.fulfill({ response })
    const body = text.replaceAll(/<img src="\/map\/tiles\/[^>]*>/g, '').replaceAll(escaped(from), escaped(to))
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    await route.fulfill({ response, body, headers })
  })
}
