import {
  DiscussionActs,
  DiscussionFiles,
  DiscussionSketches,
  withShortTitles,
} from '@/components/features/discussions/discussion-documents'
import type { Discussion } from '@/components/features/discussions/queries'
import { VoteSection } from '@/components/features/discussions/vote-section'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { RichText } from '@/components/ui/text/rich-text'
import { formatResult } from '@/components/features/discussions/discussion-result'
import { FileList } from '@/components/ui/file/file-list'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { FINISH_CODE, type Territory } from '@/lib/domains/discussions/contract'
import { isoDay } from '@/lib/time/dates'
import { formatCount } from '@/lib/text/plural'
import { classNames } from '@/components/ui/class-names'
import { PlacesMap } from '@/components/map/places-map'
import { TitledSection } from '@/components/ui/text/titled-section'

export function DiscussionVote({ discussion }: { discussion: Discussion }) {
  return (
    <div className="space-y-6 sm:space-y-8">
      <DiscussionResults discussion={discussion} />
      <RichText html={discussion.description} />
      <VoteSection discussion={discussion} />
    </div>
  )
}

/** Drawings first; what few read is folded on phones, and stands beside the map on wide screens. */
export function DiscussionBody({ discussion }: { discussion: Discussion }) {
  const { address, details, exhibition_description: exhibition } = discussion
  const hasPlace = Boolean(address) || details.territory !== null
  return (
    <div
      className={classNames(
        'space-y-10',
        hasPlace ? 'lg:grid lg:grid-cols-2 lg:gap-x-12 lg:gap-y-12 lg:space-y-0' : 'lg:space-y-12',
      )}
    >
      <DiscussionSketches discussion={discussion} />
      <DiscussionActs discussion={discussion} />
      {hasPlace && <DiscussionPlace discussion={discussion} />}
      {exhibition && (
        <FoldedSection id="exhibition" title="Экспозиция">
          <RichText html={exhibition} />
        </FoldedSection>
      )}
      <DiscussionFiles discussion={discussion} />
    </div>
  )
}

function DiscussionResults({ discussion }: { discussion: Discussion }) {
  const { status, result, is_stopped: isStopped, finish_documents: files } = discussion
  // the reason of the stop is shown above
  const text = isStopped && !result ? null : formatResult(discussion, isoDay(new Date(), env.TIME_ZONE))
  if (status.code !== FINISH_CODE && files.length === 0) return null
  return (
    <TitledSection
      id="results"
      title="Чем закончилось"
      headingClassName="text-h3"
      className="rounded-card bg-sand px-5 pt-5 pb-1 sm:px-7 sm:pt-6"
    >
      {text && (
        <p className="mt-3 max-w-measure text-lg whitespace-pre-line">
          <TextWithContacts text={text} />
        </p>
      )}
      <RegisterLink discussion={discussion} />
      <div className="mt-4">
        <FileList files={withShortTitles(files, discussion)} label="Итоги: протокол и заключение" />
      </div>
    </TitledSection>
  )
}

/** The votes are counted below. */
function RegisterLink({ discussion: { details } }: { discussion: Discussion }) {
  const { comments_count: comments } = details
  if (comments === 0) return null
  return (
    <p className="mt-3">
      <a href="#register-of-comments" className="link target">
        В реестре {formatCount(comments, ['предложение', 'предложения', 'предложений'])}
      </a>
    </p>
  )
}

function DiscussionPlace({ discussion }: { discussion: Discussion }) {
  const { id, title, address, details } = discussion
  const { latitude, longitude, territory } = details
  const place = { id, title, address: address ?? '', latitude, longitude }
  return (
    <FoldedSection id="place" title={territory ? 'Территория' : 'Где это'} className="folded-section lg:row-span-2">
      {address && <p className="mb-4 lg:hidden">{address}</p>}
      <PlacesMap
        small
        label={`${title} на карте`}
        places={latitude !== null ? [place] : []}
        layers={territory ? [toMapLayer(territory, address ?? title)] : []}
      />
    </FoldedSection>
  )
}

function toMapLayer(geometry: Territory, title: string) {
  return {
    id: 'territory',
    data: { type: 'Feature' as const, geometry, properties: { title } },
    rules: [{ title: 'Территория проекта', color: 'var(--brand)', kind: 'area' as const }],
  }
}
