import { addDays } from 'date-fns/addDays'
import { FileList } from '@/components/ui/file/file-list'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import { VERDICT_DAYS } from '@/lib/domains/claims/rules'
import { Icon } from '@/components/ui/icon/icon'
import { claimCodes, isAnsweredClaim } from '@/lib/domains/claims/states'

/** Returns the last moment to judge the answer; null if there is nothing to judge. */
export function judgeUntil({ code, answered_at: answered, commented_at: judged }: ClaimDetails): string | null {
  if (!isAnsweredClaim(code) || !answered || judged) return null
  return addDays(new Date(answered), VERDICT_DAYS).toISOString()
}

/** True if the page shows the place both before and after the work. */
export function showsBeforeAndAfter({ code, photos, report_img: after }: ClaimDetails): boolean {
  return code === claimCodes.solved && photos.length > 0 && after !== null
}

export function ClaimAnswer({ claim }: { claim: ClaimDetails }) {
  const { report_text: text, report_img: image, report_document: document, answered_at: answered, code } = claim
  if (!text && !image && !document) return <Verdict claim={claim} />
  return (
    <section aria-labelledby="claim-answer" className="space-y-4 rounded-card bg-ground p-5 sm:p-6">
      <div>
        <h2 id="claim-answer" className="text-h3">
          {code === claimCodes.refused ? 'Почему отклонили' : 'Ответ ведомства'}
        </h2>
        {answered && (
          <p className="mt-1 text-sm text-ink-soft">
            <MomentText value={answered} withDay zone={env.TIME_ZONE} />
          </p>
        )}
      </div>
      {text && (
        <p className="max-w-measure whitespace-pre-line">
          <TextWithContacts text={text} />
        </p>
      )}
      {image && (
        <figure>
          <Picture
            image={{ img: { ...image.img, alt: image.img.alt || 'Место после работ' } }}
            sizes="(min-width: 64rem) 34rem, 100vw"
          />
          {showsBeforeAndAfter(claim) && <figcaption className="mt-2 font-semibold">Стало</figcaption>}
        </figure>
      )}
      {document && <FileList files={[document]} label="Документ к ответу" />}
      <div className="border-t border-line pt-4 empty:hidden">
        <Verdict claim={claim} />
      </div>
    </section>
  )
}

function Verdict({ claim }: { claim: ClaimDetails }) {
  const { is_accepted: accepted, user_comment: comment, commented_at: at, verdict_img: image } = claim
  if (accepted === null) return null
  const icon = accepted ? 'thumbs-up' : 'thumbs-down'
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{accepted ? 'Автор: проблема решена' : 'Автор: проблема не решена'}</p>
        {comment && <p className="mt-1 whitespace-pre-line">{comment}</p>}
        {image && (
          <div className="mt-3 max-w-80">
            <Picture image={image} sizes="20rem" />
          </div>
        )}
        {at && (
          <p className="mt-1 text-sm text-ink-soft">
            <MomentText value={at} withDay zone={env.TIME_ZONE} />
          </p>
        )}
      </div>
    </div>
  )
}
