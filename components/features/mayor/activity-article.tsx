import { MoreLink } from '@/components/ui/home-band'
import { Link } from '@/components/ui/link'
import { ArticlePicture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { newsPath, paths } from '@/lib/config/paths'
import type { Activity } from '@/lib/domains/mayor/contract'
import { activitySection } from '@/components/features/mayor/activity-section'
import { Tag } from '@/components/ui/list/tag'
import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'
import { TitledSection } from '@/components/ui/text/titled-section'

export function ActivityArticle({ activity }: { activity: Activity }) {
  const { head_img: image, body } = activity
  return (
    <article className="space-y-9">
      {image && <ArticlePicture image={image} />}
      {body && <RichText html={body} />}
      <More activity={activity} />
      <p>
        <MoreLink href={paths.mayorActivity} label="Вся деятельность главы" />
      </p>
    </article>
  )
}

function More({ activity: { news, gallery } }: { activity: Activity }) {
  if (news.length === 0 && !gallery) return null
  return (
    <TitledSection
      id="activity-more"
      title="Подробнее об этом"
      headingClassName="text-h3"
      className="max-w-measure border-t border-line pt-6"
    >
      <ul className="mt-3 space-y-2">
        {news.map(({ id, slug, title, type_code: typeCode }) => (
          <li key={id}>
            <span className="text-ink-soft">Новость: </span>
            <Link href={newsPath({ id, slug, typeCode })} className="link">
              {title}
            </Link>
          </li>
        ))}
        {gallery && (
          <li>
            <span className="text-ink-soft">Альбом: </span>
            <Link href={paths.mayorMediaItem(gallery.id)} className="link">
              {gallery.title}
            </Link>
          </li>
        )}
      </ul>
    </TitledSection>
  )
}

export function ActivityFacts({ activity: { date, place, type } }: { activity: Activity }) {
  return (
    <div className="space-y-8 border-line max-lg:border-t max-lg:pt-8">
      <dl className="space-y-5">
        <div>
          <dt className="text-sm text-ink-soft">Когда</dt>
          <dd>
            <time dateTime={date}>{formatMoment(date, env.TIME_ZONE)}</time>
          </dd>
        </div>
        {place && (
          <div>
            <dt className="text-sm text-ink-soft">Где</dt>
            <dd>{place}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">Вид деятельности</dt>
          <dd className="mt-2">
            <Tag href={activitySection.href({ type_id: type.id })}>{type.title}</Tag>
          </dd>
        </div>
      </dl>
    </div>
  )
}
