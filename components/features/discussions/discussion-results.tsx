import type { Discussion } from '@/components/features/discussions/queries'
import { formatResult, formatVotes } from '@/components/features/discussions/result-words'
import { withShortTitles } from '@/components/features/discussions/short-file-title'
import { FileList } from '@/components/ui/file-list'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { env } from '@/lib/config/env'
import { FINISH_CODE } from '@/lib/domains/discussions/contract'
import { isoDay } from '@/lib/time/dates'
import { countOf } from '@/lib/text/plural'

/** Says how the discussion ended: what was decided and what comes next, how many took part, and the papers. */
export function DiscussionResults({ discussion }: { discussion: Discussion }) {
  const { status, result, is_stopped: isStopped, finish_documents: files } = discussion
  // why it was stopped stands above
  const words = isStopped && !result ? null : formatResult(discussion, isoDay(new Date(), env.TIME_ZONE))
  if (status.code !== FINISH_CODE && files.length === 0) return null
  return (
    <section aria-labelledby="results" className="rounded-card bg-sand px-5 pt-5 pb-1 sm:px-7 sm:pt-6">
      <h2 id="results" className="text-h3">
        Чем закончилось
      </h2>
      {words && (
        <p className="mt-3 max-w-measure text-lg whitespace-pre-line">
          <TextWithContacts text={words} />
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
          В реестре {countOf(comments, ['предложение', 'предложения', 'предложений'])}
        </a>
      )}
    </p>
  )
}
