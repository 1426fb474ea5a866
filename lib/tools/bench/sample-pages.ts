import type { BenchPortal } from '@/lib/tools/bench/bench-portal'

export async function samplePages({ url }: BenchPortal): Promise<{ name: string; path: string }[]> {
  return [
    { name: 'главная', path: '/' },
    { name: 'список новостей', path: '/news' },
    { name: 'новость', path: await findNewsItem(url) },
  ]
}

export async function findNewsItem(url: string): Promise<string> {
  const list = await (await fetch(`${url}/news`)).text()
  const item = /href="(\/news\/\d+\/[^"]+)"/.exec(list)?.[1]
  if (!item) throw new Error('В списке новостей нет ни одной новости')
  return item
}
