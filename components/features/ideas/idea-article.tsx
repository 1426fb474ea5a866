import { Link } from '@/components/ui/link'
import { IdeaVoteSlot } from '@/components/features/ideas/idea-slots'
import { FileList } from '@/components/ui/file/file-list'
import { PlacesMap } from '@/components/map/places-map'
import { Picture } from '@/components/ui/picture/picture'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { BeforeAfter } from '@/components/ui/picture/before-after'
import { MomentText } from '@/components/ui/text/date-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { TitledSection } from '@/components/ui/text/titled-section'

export function IdeaArticle({ idea }: { idea: IdeaDetails }) {
  const { title, text, head_img: image, report_img: after, join_documents: documents } = idea
  const isOpen = idea.status.code === ideaCodes.support
  const vote = <IdeaVoteSlot key={idea.id} idea={toVotedIdea(idea)} />
  return (
    <article aria-label={title} className="space-y-8 sm:space-y-10">
      {isOpen && vote}
      <p className="max-w-measure wrap-anywhere whitespace-pre-line sm:text-lg sm:leading-7.5">{text}</p>
      {/* with a picture of the result, it stands beside that one */}
      {image && !after && (
        <Picture
          image={{ img: { ...image.img, alt: image.img.alt || title } }}
          sizes="(min-width: 64rem) 52rem, 100vw"
          priority
        />
      )}
      <IdeaAnswer idea={idea} />
      {!isOpen && vote}
      {documents.length > 0 && (
        <TitledSection id="documents" title="Документы" headingClassName="mb-4 text-h2">
          <FileList files={documents} label="Документы к идее" />
        </TitledSection>
      )}
    </article>
  )
}

function toVotedIdea({ id, status, vote_like_count: likes, vote_dislike_count: dislikes, ...rest }: IdeaDetails) {
  return { id, code: status.code, likes, dislikes, threshold: rest.support_threshold }
}

export function IdeaPlace({ idea: { id, title, address, latitude, longitude } }: { idea: IdeaDetails }) {
  return (
    <TitledSection id="place" title="Где это" headingClassName="text-h3">
      <p className="mt-2 mb-4">{address}</p>
      {latitude !== null && longitude !== null && (
        <PlacesMap label={`${address} на карте`} places={[{ id, title, address, latitude, longitude }]} small />
      )}
    </TitledSection>
  )
}

function IdeaAnswer({ idea }: { idea: IdeaDetails }) {
  return (
    <>
      <Answer idea={idea} />
      <Report idea={idea} />
    </>
  )
}

function Answer({ idea: { answer, answered_at: at, department } }: { idea: IdeaDetails }) {
  if (!answer) return null
  return (
    <TitledSection
      id="answer"
      title="Официальный ответ"
      headingClassName="text-h3"
      className="rounded-card border-l-4 border-brand bg-ground p-5 sm:p-7"
    >
      <p className="mt-1 text-sm text-ink-soft">
        {department && (
          <Link href={paths.organization(department.id)} className="link target">
            {department.title}
          </Link>
        )}
        {department && at && ', '}
        {at && <MomentText value={at} withDay zone={env.TIME_ZONE} />}
      </p>
      <p className="mt-4 max-w-measure whitespace-pre-line">
        <TextWithContacts text={answer} />
      </p>
    </TitledSection>
  )
}

function Report({ idea }: { idea: IdeaDetails }) {
  const { title, report, realized_at: at, head_img: before, report_img: after } = idea
  if (!report && !after) return null
  return (
    <TitledSection id="report" title="Что получилось">
      {at && (
        <p className="mt-1 text-ink-soft">
          Воплощено <MomentText value={at} prefix="" withDay zone={env.TIME_ZONE} />
        </p>
      )}
      {report && (
        <p className="mt-4 max-w-measure whitespace-pre-line">
          <TextWithContacts text={report} />
        </p>
      )}
      {after && (
        <div className="mt-5">
          {before ? (
            <BeforeAfter
              title={title}
              before={(before.img.sizes?.large ?? before.img).url}
              after={(after.img.sizes?.large ?? after.img).url}
            />
          ) : (
            <Picture image={after} sizes="(min-width: 64rem) 52rem, 100vw" />
          )}
        </div>
      )}
    </TitledSection>
  )
}
