import type { ReactNode } from 'react'
import { IdeaAnswer } from '@/components/features/ideas/idea-answer'
import { IdeaVoteSlot } from '@/components/features/ideas/idea-vote-slot'
import { FileList } from '@/components/ui/file-list'
import { PlacesMap } from '@/components/map/places-map'
import { Picture } from '@/components/ui/picture'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'

/** Draws the idea, the vote on it, its documents and the city's answer. It is the same for every reader. */
export function IdeaArticle({ idea }: { idea: IdeaDetails }) {
  const { title, text, head_img: image, join_documents: documents } = idea
  return (
    <article aria-label={title} className="space-y-10">
      {image && (
        <Picture
          image={{ img: { ...image.img, alt: image.img.alt || title } }}
          sizes="(min-width: 64rem) 52rem, 100vw"
          priority
        />
      )}
      <p className="max-w-measure text-lg leading-7.5 wrap-anywhere whitespace-pre-line">{text}</p>
      <IdeaVoteSlot idea={toVotedIdea(idea)} />
      <IdeaAnswer idea={idea} />
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents" className="mb-4 text-h2">
            Документы
          </h2>
          <FileList files={documents} label="Документы к идее" />
        </section>
      )}
    </article>
  )
}

/** Returns only the fields that are sent to the browser. */
function toVotedIdea({ id, status, vote_like_count: likes, vote_dislike_count: dislikes, ...rest }: IdeaDetails) {
  return { id, code: status.code, likes, dislikes, threshold: rest.support_threshold }
}

/** Draws the place of the idea, and below it what people say. */
export function IdeaPlaceAndTalk({ idea, children }: { idea: IdeaDetails; children: ReactNode }) {
  return (
    <div className="space-y-12">
      <Place idea={idea} />
      <section aria-labelledby="comments">
        <h2 id="comments" className="text-h2">
          Комментарии
        </h2>
        {children}
      </section>
    </div>
  )
}

function Place({ idea: { id, title, address, latitude, longitude } }: { idea: IdeaDetails }) {
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-h2">
        Где это
      </h2>
      <p className="mt-2 mb-5">{address}</p>
      {latitude !== null && longitude !== null && (
        <PlacesMap label={`${address} на карте`} places={[{ id, title, address, latitude, longitude }]}>
          {null}
        </PlacesMap>
      )}
    </section>
  )
}
