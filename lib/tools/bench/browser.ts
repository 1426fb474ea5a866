import { chromium, type Browser } from 'playwright'
import type { Row } from '@/lib/tools/bench/table'
import { browserArgs } from '@/lib/tools/test-run/system-browser'
import { findChromium } from '@/lib/tools/test-run/install-tools'

export async function withBrowser(work: (browser: Browser) => Promise<Row[]>, args: string[] = []): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath) return [{ показатель: 'нет Chromium' }]
  const browser = await chromium.launch({ executablePath, args: [...args, ...browserArgs] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
