import type { ReactNode } from 'react'
import { DiscussionActs } from '@/components/features/discussions/discussion-acts'
import { DiscussionFiles, DiscussionSketches } from '@/components/features/discussions/discussion-files'
import { DiscussionPlace } from '@/components/features/discussions/discussion-place'
import { DiscussionResults } from '@/components/features/discussions/discussion-results'
import { withAlt } from '@/components/features/discussions/named-image'
import type { Discussion } from '@/components/features/discussions/queries'
import { VoteSection } from '@/components/features/discussions/vote-section'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'

/** Draws how it ended once it has, what is proposed, and the vote on it. */
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

/** Draws what the vote rests on: where the project is shown, how the place looks, the words of the acts. */
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

/** Draws what of it is looked at: how it will be, the place on the map, the documents; then its register. */
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
