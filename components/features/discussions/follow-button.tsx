'use client'

import { useFollow, useMyDiscussion } from '@/components/features/discussions/hooks'
import { buttonClassName, Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import { ErrorText } from '@/components/ui/text/error-text'
import { Icon } from '@/components/ui/icon/icon'

export const FollowButton = withQueryProvider(Follow)

const whole = 'w-full'

function Follow({ id }: { id: number }) {
  const isResident = Boolean(useToken())
  const { data: mine, isSuccess } = useMyDiscussion(id, isResident)
  const follow = useFollow(id)
  if (!isResident)
    return (
      <a href="#login" className={buttonClassName('secondary', 'medium', whole)}>
        <Icon name="bell" className="size-5" />
        Следить за обсуждением
      </a>
    )
  const isFollowing = mine?.is_following ?? false
  const icon = isFollowing ? 'bell-off' : 'bell'
  return (
    <div>
      <Button
        variant="secondary"
        className={whole}
        busy={follow.isPending || !isSuccess}
        onClick={() => follow.mutate(!isFollowing)}
      >
        <Icon name={icon} className="size-5" />
        {isFollowing ? 'Не следить' : 'Следить за обсуждением'}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {follow.isSuccess && isFollowing && 'О каждом этапе придут уведомление и письмо.'}
        {follow.isSuccess && !isFollowing && 'Больше не сообщаем об этом обсуждении.'}
      </p>
      <ErrorText error={follow.error} className="mt-2" />
    </div>
  )
}
