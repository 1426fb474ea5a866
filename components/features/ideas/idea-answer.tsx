import Link from 'next/link'
import { BeforeAfter } from '@/components/ui/before-after'
import { MomentText } from '@/components/ui/moment-text'
import { Picture } from '@/components/ui/picture'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'

/** Draws the department's official answer, and for a realised idea the report with the place before and after. */
export function IdeaAnswer({ idea }: { idea: IdeaDetails }) {
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
    <section aria-labelledby="answer" className="rounded-card border-l-4 border-brand bg-ground p-5 sm:p-7">
      <h2 id="answer" className="text-h3">
        Официальный ответ
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {department && (
          <Link href={paths.organization(department.id)} prefetch={false} className="link target">
            {department.title}
          </Link>
        )}
        {department && at && ', '}
        {at && <MomentText value={at} zone={env.TIME_ZONE} />}
      </p>
      <p className="mt-4 max-w-measure whitespace-pre-line">
        <TextWithContacts text={answer} />
      </p>
    </section>
  )
}

function Report({ idea }: { idea: IdeaDetails }) {
  const { title, report, realized_at: at, head_img: before, report_img: after } = idea
  if (!report && !after) return null
  return (
    <section aria-labelledby="report">
      <h2 id="report" className="text-h2">
        Что получилось
      </h2>
      {at && (
        <p className="mt-1 text-ink-soft">
          Воплощено <MomentText value={at} word="" zone={env.TIME_ZONE} />
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
    </section>
  )
}
