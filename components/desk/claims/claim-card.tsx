import { classNames } from '@/components/ui/class-names'
import { FileLinks } from '@/components/ui/file/file-links'
import { toShownFile } from '@/components/ui/file/shown-file'
import { Icon } from '@/components/ui/icon/icon'
import { AuthorContacts } from '@/components/desk/author-contacts'
import { ClaimActions } from '@/components/desk/claims/claim-actions'
import { doneWords } from '@/components/desk/claims/done-notice'
import { ClaimMarks } from '@/components/desk/claims/claim-marks'
import { ClaimPhotos, PhotosOfClaim } from '@/components/desk/claims/claim-photos'
import { listReportPhotos, listVerdictPhotos } from '@/components/desk/claims/list-photos'
import { MiniMap } from '@/components/desk/mini-map'
import { OriginalText } from '@/components/desk/original-text'
import { Presence } from '@/components/desk/presence'
import { pairDone, Stream } from '@/components/desk/stream'
import { paths } from '@/lib/config/paths'
import type { ItemAuthor } from '@/lib/contract/queue-shapes'
import type { DeskCard } from '@/lib/desk/claims/claim-pages'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { ClaimCard, NearbyClaim } from '@/lib/domains/claims/queue/shapes'
import { formatCount } from '@/lib/text/plural'

interface ClaimCardViewProps extends DeskCard {
  /** Query of the list from which the card was opened. */
  view: string
}

const done = pairDone(claimWorkflow.getLabel, doneWords)

export function ClaimCardView({ claim, stream, original, others, author, next, view, ...acting }: ClaimCardViewProps) {
  return (
    <div className="mt-2 grid gap-6 max-lg:pb-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <article className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-6">
        <Facts claim={claim} />
        <p className="mt-4 text-lg whitespace-pre-line text-ink wrap-anywhere">{claim.text}</p>
        {original && <OriginalText original={original} />}
        <ClaimPhotos claim={claim} />
        {!claim.isDisputed && <Answer claim={claim} className="mt-6 border-t border-line pt-5" />}
      </article>
      <aside aria-label="Действия и автор" className="space-y-6 lg:row-span-2">
        <Presence
          card={`/cms/desk/claims/${claim.id}`}
          initial={others}
          view={view}
          isActing={claim.actions.length > 0}
        />
        {claim.isDisputed && <Answer claim={claim} className="rounded-card border-l-4 border-danger bg-paper p-4" />}
        <ClaimActions {...acting} claim={claim} view={view} />
        {next !== null && (
          <p>
            <a rel="next" href={paths.deskClaim(next, `?${view}`)} className="link target">
              Следующая: № {next}
            </a>
          </p>
        )}
        <Author claim={claim} author={author} view={view} />
        <MiniMap x={claim.x} y={claim.y} />
        {!claim.actions.includes('merge') && <Similar claim={claim} />}
      </aside>
      <Stream rows={stream} received="Заявка поступила" createdAt={claim.createdAt} done={describeDone(claim)} />
    </div>
  )
}

function describeDone({ mergedInto }: ClaimCard): typeof done {
  return mergedInto === null
    ? done
    : new Map([...done, [claimWorkflow.getLabel('merge'), claimMessages.merged(mergedInto)]])
}

function Facts({ claim }: { claim: ClaimCard }) {
  const { category, department, address, isPublic, id, mergedInto } = claim
  return (
    <div className="space-y-1 text-sm">
      <ClaimMarks {...claim} withDay />
      <p className="flex gap-1.5 text-base">
        <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{address}</span>
      </p>
      <p className="text-ink-soft">
        {[category ?? 'тема не выбрана', department ?? 'исполнитель не назначен'].join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {isPublic && (
          <a href={paths.claim(id)} className="link target">
            На сайте
          </a>
        )}
        {mergedInto !== null && (
          <a href={paths.deskClaim(mergedInto)} className="link target">
            Открыть № {mergedInto}
          </a>
        )}
      </p>
    </div>
  )
}

/** What was answered and what the author says of it; of a disputed answer it is what is to be decided on. */
function Answer({ claim, className }: { claim: ClaimCard; className: string }) {
  const { id, isDisputed, reportText, reportDocument, userComment } = claim
  const verdictPhotos = listVerdictPhotos(claim)
  const hasVerdict = Boolean(userComment) || verdictPhotos.length > 0
  if (!reportText && !hasVerdict) return null
  return (
    <div className={classNames('space-y-5', className)}>
      {reportText && (
        <section aria-labelledby="given-answer">
          <h2 id="given-answer" className="text-h3">
            {isDisputed ? 'Ответ, с которым автор не согласен' : 'Ответ'}
          </h2>
          <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{reportText}</p>
          <PhotosOfClaim claim={claim} photos={listReportPhotos(claim)} label={`Фотография после, заявка № ${id}`} />
          {reportDocument && <FileLinks files={[toShownFile(reportDocument)]} />}
        </section>
      )}
      {hasVerdict && (
        <section aria-labelledby="comment">
          <h2 id="comment" className="text-h3">
            {isDisputed ? 'Автор: не решено' : 'Автор об ответе'}
          </h2>
          {userComment && <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{userComment}</p>}
          <PhotosOfClaim claim={claim} photos={verdictPhotos} label={`Снимок к оценке ответа, заявка № ${id}`} />
        </section>
      )}
    </div>
  )
}

interface AuthorProps {
  claim: ClaimCard
  author: ItemAuthor | null
  view: string
}

function Author({ claim: { id, caller, authorClaims }, author, view }: AuthorProps) {
  return (
    <section aria-labelledby="author">
      <h2 id="author" tabIndex={-1} className="text-h3">
        Автор
      </h2>
      <AuthorContacts
        author={author}
        openHref={paths.deskClaim(id, `?${view}&contacts=open#author`)}
        knownName={caller}
      />
      {authorClaims.total > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            От него ещё {formatCount(authorClaims.total, ['заявка', 'заявки', 'заявок'])}:
          </p>
          <ClaimLinks claims={authorClaims.newest} />
        </>
      )}
    </section>
  )
}

function ClaimLinks({ claims }: { claims: readonly NearbyClaim[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {claims.map(({ id, address, state }) => (
        <li key={id} className="py-1.5">
          <a href={paths.deskClaim(id)} className="link target">
            № {id}
          </a>{' '}
          {address}, <span className="text-ink-soft">{state.toLowerCase()}</span>
        </li>
      ))}
    </ul>
  )
}

function Similar({ claim: { similar } }: { claim: ClaimCard }) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="text-h3">
        Рядом о том же
      </h2>
      <ClaimLinks claims={similar} />
    </section>
  )
}
