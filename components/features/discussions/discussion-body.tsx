import type { ReactNode } from 'react'
import {
  DiscussionActs,
  DiscussionFiles,
  DiscussionSketches,
  withShortTitles,
} from '@/components/features/discussions/discussion-documents'
import { withAlt } from '@/components/features/discussions/discussion-row'
import type { Discussion } from '@/components/features/discussions/queries'
import { VoteSection } from '@/components/features/discussions/vote-section'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { formatResult, formatVotes } from '@/components/features/discussions/discussion-result'
import { FileList } from '@/components/ui/file/file-list'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { FINISH_CODE, type Territory } from '@/lib/domains/discussions/contract'
import { isoDay } from '@/lib/time/dates'
import { formatCount } from '@/lib/text/plural'
import { PlacesMap } from '@/components/map/places-map'

export function DiscussionVote({ discussion }: { discussion: Discussion }) {
  return (
    <div className="space-y-14 lg:space-y-16">
      <div className="space-y-8">
        <DiscussionResults discussion={discussion} />
        <RichText html={discussion.description} />
      </div>
      <VoteSection discussion={discussion} />
    </div>
  )
}

export function DiscussionBody({ discussion }: { discussion: Discussion }) {
  const { exhibition_description: exhibition, head_img: image, title } = discussion
  return (
    <div className="space-y-14 lg:space-y-16">
      {exhibition && (
        <section aria-labelledby="exhibition">
          <h2 id="exhibition" className="mb-4 text-h2">
            Экспозиция
          </h2>
          <RichText html={exhibition} />
        </section>
      )}
      {image && <Picture image={withAlt(image, title)} sizes="(min-width: 64rem) 54rem, 100vw" />}
      <DiscussionActs discussion={discussion} />
    </div>
  )
}

export function DiscussionMaterials({ discussion, children }: { discussion: Discussion; children: ReactNode }) {
  return (
    <div className="space-y-14 lg:space-y-16">
      <DiscussionSketches discussion={discussion} />
      <DiscussionPlace discussion={discussion} />
      <DiscussionFiles discussion={discussion} />
      {children}
    </div>
  )
}

function DiscussionResults({ discussion }: { discussion: Discussion }) {
  const { status, result, is_stopped: isStopped, finish_documents: files } = discussion
  // the reason of the stop is shown above
  const text = isStopped && !result ? null : formatResult(discussion, isoDay(new Date(), env.TIME_ZONE))
  if (status.code !== FINISH_CODE && files.length === 0) return null
  return (
    <section aria-labelledby="results" className="rounded-card bg-sand px-5 pt-5 pb-1 sm:px-7 sm:pt-6">
      <h2 id="results" className="text-h3">
        Чем закончилось
      </h2>
      {text && (
        <p className="mt-3 max-w-measure text-lg whitespace-pre-line">
          <TextWithContacts text={text} />
        </p>
      )}
      <Turnout discussion={discussion} />
      <div className="mt-4">
        <FileList files={withShortTitles(files, discussion)} label="Итоги: протокол и заключение" />
      </div>
    </section>
  )
}

function Turnout({ discussion: { totals, details } }: { discussion: Discussion }) {
  if (!totals) return null
  const { comments_count: comments } = details
  return (
    <p className="mt-3 max-w-measure text-ink-soft">
      {formatVotes(totals)}{' '}
      {comments > 0 && (
        <a href="#register-of-comments" className="link target">
          В реестре {formatCount(comments, ['предложение', 'предложения', 'предложений'])}
        </a>
      )}
    </p>
  )
}

function DiscussionPlace({ discussion }: { discussion: Discussion }) {
  const { id, title, address, details } = discussion
  const { latitude, longitude, territory } = details
  if (!address && !territory) return null
  const place = { id, title, address: address ?? '', latitude, longitude }
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-h2">
        {territory ? 'Территория' : 'Где это'}
      </h2>
      {address && <p className="mt-3">{address}</p>}
      <div className="mt-5">
        <PlacesMap
          label={`${title} на карте`}
          places={latitude !== null ? [place] : []}
          layers={territory ? [toMapLayer(territory, address ?? title)] : []}
        >
          {null}
        </PlacesMap>
      </div>
    </section>
  )
}

function toMapLayer(geometry: Territory, title: string) {
  return {
    id: 'territory',
    data: { type: 'Feature' as const, geometry, properties: { title } },
    rules: [{ title: 'Территория проекта', color: 'var(--brand)', kind: 'area' as const }],
  }
}
