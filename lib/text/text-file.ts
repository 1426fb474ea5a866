import { stripTypography } from '@/lib/text/typography'

export function textFile(lines: readonly (string | null | undefined)[]): Response {
  const known = lines.filter((line) => line !== null && line !== undefined)
  return new Response(stripTypography(`${known.join('\n')}\n`), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
