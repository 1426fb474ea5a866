import { lowerFirst } from '@/lib/text/capitalize'

/** «Директор школы № 5, школы № 14; главный врач больницы»: posts that begin alike share the word. */
export function joinPosts(posts: readonly string[]): string {
  const ends = new Map<string, string[]>()
  for (const post of posts) {
    const [first = '', ...rest] = post.split(' ')
    ends.set(first, [...(ends.get(first) ?? []), rest.join(' ')])
  }
  return [...ends]
    .map(([first, rest], index) =>
      `${index === 0 ? first : lowerFirst(first)} ${rest.filter(Boolean).join(', ')}`.trim(),
    )
    .join('; ')
}
