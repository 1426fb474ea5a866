import Link from 'next/link'
import { BeforeAfter } from '@/components/ui/picture/before-after'
import { DateText } from '@/components/ui/text/date-text'
import { paths } from '@/lib/config/paths'
import type { ClaimProject } from '@/lib/domains/claims/graphql/operations'

/** In a file without the list: a page gets every client component that its server files import. */
export function SolvedClaim({ claim, heading: Heading = 'h2' }: { claim: ClaimProject; heading?: 'h2' | 'h3' }) {
  const { id, address, category, date_publication: solved, head_img: before, report_img: after } = claim
  const title = `${category.title}, ${address}`
  return (
    <div>
      {before && after && <BeforeAfter title={title} before={before.img.url} after={after.img.url} />}
      <Heading className="mt-3 leading-snug font-semibold">
        <Link href={paths.claim(id)} prefetch={false} className="link-quiet target">
          {title}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-ink-soft">
        Решено <DateText value={solved} zone="UTC" />
      </p>
    </div>
  )
}
