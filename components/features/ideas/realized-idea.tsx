import { Link } from '@/components/ui/link'
import { BeforeAfter } from '@/components/ui/picture/before-after'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { formatCount } from '@/lib/text/plural'

interface RealizedIdeaProps {
  idea: IdeaDetails
  heading?: 'h2' | 'h3'
  full?: boolean
}

export function RealizedIdea({ idea, heading: Heading = 'h2', full = false }: RealizedIdeaProps) {
  const { id, title, address, vote_like_count: likes, realized_at: realized, report } = idea
  return (
    <article className={full ? 'grid gap-x-12 gap-y-5 lg:grid-cols-2 lg:items-center' : undefined}>
      <Place idea={idea} />
      <div className={full ? 'min-w-0' : 'mt-4 min-w-0'}>
        <Heading className="text-h3 wrap-anywhere lg:text-2xl">
          <Link href={paths.idea(id)} className="link-quiet target">
            {title}
          </Link>
        </Heading>
        <p className="mt-2 text-ink-soft">
          {address}
          {realized && (
            <>
              {' · '}
              <MomentText value={realized} withDay zone={env.TIME_ZONE} />
            </>
          )}
        </p>
        {full && report && <p className="mt-4 max-w-measure whitespace-pre-line">{report}</p>}
        <p className="tabular mt-4 text-sm text-ink-soft">
          Поддержали {formatCount(likes, ['житель', 'жителя', 'жителей'])}
        </p>
      </div>
    </article>
  )
}

function Place({ idea: { title, head_img: before, report_img: after } }: { idea: IdeaDetails }) {
  if (before && after)
    return (
      <BeforeAfter
        title={title}
        before={(before.img.sizes?.large ?? before.img).url}
        after={(after.img.sizes?.large ?? after.img).url}
      />
    )
  return <Picture image={after ?? before} sizes="(min-width: 64rem) 36rem, 100vw" decorative />
}
