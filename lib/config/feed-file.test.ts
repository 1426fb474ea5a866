import { feedFile, type FeedEntry } from '@/lib/config/feed-file'
import type { Site } from '@/lib/contract/site'

const site = { settings: { administration: 'Администрация', city_genitive: 'Самурска' } } as Site
const facts = { section: 'ideas', title: 'Идеи', path: '/cityideas' } as const
const entry: FeedEntry = {
  title: 'Лавочки\u000B у моря',
  path: '/allcityideas/1',
  description: 'Тень\u0000 и \uD800вода',
  date: '2026-11-21T09:00:00Z',
  category: 'Парки\u001B',
}

test.each(['rss.xml', 'feed.json'] as const)('what XML cannot hold is left out of %s', async (format) => {
  const text = await feedFile(site, facts, [entry], format).text()
  for (const words of ['Лавочки у моря', 'Тень и вода', 'Парки']) expect(text).toContain(words)
  expect(text).not.toMatch(/[\u0000\u000B\u001B\uD800]|\\u00|\\ud8/i)
})
