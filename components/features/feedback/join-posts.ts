import { lowerFirst } from '@/lib/text/capitalize'

/** «Директор школы № 5, школы № 14; главный врач больницы»: posts that begin alike share the word. */
export function joinPosts(posts: readonly string[]): string {
  const objects = new Map<string, string[]>()
  for (const post of posts) {
    const [first = '', ...rest] = post.split(' ')
    objects.set(first, [...(objects.get(first) ?? []), rest.join(' ')])
  }
  return [...objects]
    .map(([first, own], index) => `${index === 0 ? first : lowerFirst(first)} ${own.filter(Boolean).join(', ')}`.trim())
    .join('; ')
}
