'use client'

import { useWatch } from 'react-hook-form'
import { IdeaStatus } from '@/components/features/ideas/idea-status'
import { useSimilarIdeas } from '@/components/features/ideas/propose-hooks'
import type { IdeaValues } from '@/components/features/ideas/propose-values'
import { voteForForms } from '@/components/features/ideas/vote-words'
import { useDebounced } from '@/components/ui/use-debounced'
import { paths } from '@/lib/config/paths'
import { type IdeaCode, ideaCodes } from '@/lib/domains/ideas/states'
import { SIMILAR_TITLE_LENGTH, type IdeaListItem } from '@/lib/domains/ideas/contract'
import { formatCount } from '@/lib/text/plural'

/** Supporting an idea is better than repeating it. The links load a whole page, so Back opens the form with its draft. */
export function SimilarIdeas() {
  const title = useDebounced(useWatch<IdeaValues, 'title'>({ name: 'title' }).trim())
  const query = title.length >= SIMILAR_TITLE_LENGTH ? title : null
  const { data: found = [] } = useSimilarIdeas(query)
  return (
    <div role="status">
      {query && found.length > 0 && (
        <div className="space-y-4 rounded-card bg-sun-tint p-4 sm:p-5">
          {groups.map(({ heading, codes }) => (
            <Group key={heading} heading={heading} ideas={found.filter(({ status }) => codes.includes(status.code))} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Support is suggested only for ideas that are open to votes. */
const groups: readonly { heading: string; codes: readonly IdeaCode[] }[] = [
  { heading: 'Похожее уже предлагали. Может быть, поддержать?', codes: [ideaCodes.support] },
  {
    heading: 'Похожее уже рассматривают или рассмотрели',
    codes: [ideaCodes.underReview, ideaCodes.accepted, ideaCodes.refused],
  },
  { heading: 'Похожее уже сделано', codes: [ideaCodes.realized] },
]

function Group({ heading, ideas }: { heading: string; ideas: readonly IdeaListItem[] }) {
  if (ideas.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{heading}</p>
      <ul className="mt-2 divide-y divide-line">
        {ideas.map(({ id, title, status, vote_like_count: likes }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
            <a href={paths.idea(id)} className="link target wrap-anywhere">
              {title}
            </a>
            <span className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {formatCount(likes, voteForForms)}
              <IdeaStatus code={status.code} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
