'use client'

import { COMMENT_ROWS, CommentRows } from '@/components/features/ideas/comment-rows'
import { useComments } from '@/components/features/ideas/hooks'
import { MoreButton } from '@/components/ui/button/more-button'
import { withQueryProvider } from '@/components/ui/query-provider'
import type { IdeaComment } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'

interface IdeaCommentsProps {
  id: number
  first: Page<IdeaComment>
  zone: string
}

export const IdeaComments = withQueryProvider(LiveComments)

function LiveComments({ id, first, zone }: IdeaCommentsProps) {
  const list = useComments(id, first)
  const comments = list.data.pages.flatMap((page) => page.data)
  return (
    <>
      <CommentRows comments={comments} zone={zone} />
      <MoreButton listId={COMMENT_ROWS} list={list} className="mt-6" />
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
        </p>
      )}
    </>
  )
}
