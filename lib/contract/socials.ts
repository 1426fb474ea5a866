import type { z } from 'zod'
import type { social } from '@/lib/contract/shapes'

interface SocialRow {
  title: string
  link?: string | null
  icon: string
}

/** Returns social links of a page as the contract has them. */
export function toSocials(rows: readonly SocialRow[] | null | undefined): z.infer<typeof social>[] {
  return (rows ?? []).map(({ title, link, icon }) => ({ title, link: link ?? '', icon, type: { icon } }))
}
