'use client'

import { FollowLink } from '@/components/account/follow-link'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { ErrorText } from '@/components/ui/text/error-text'
import { useToken } from '@/lib/client/use-token'

interface FollowButtonProps {
  /** «Следить за проектом». */
  label: string
  /** Undefined until it is known. */
  isFollowing: boolean | undefined
  follow: {
    mutate: (isFollowing: boolean) => void
    isPending: boolean
    isSuccess: boolean
    error: Error | null
  }
  /** What the press has done. */
  notes: { followed: string; unfollowed: string }
}

/** Follows or unfollows; leads guests to the login. */
export function FollowButton({ label, isFollowing, follow, notes }: FollowButtonProps) {
  const isResident = Boolean(useToken())
  if (!isResident) return <FollowLink label={label} />
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        busy={follow.isPending || isFollowing === undefined}
        onClick={() => follow.mutate(!isFollowing)}
      >
        <Icon name={isFollowing ? 'bell-off' : 'bell'} className="size-5" />
        {isFollowing ? 'Не следить' : label}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {follow.isSuccess && (isFollowing ? notes.followed : notes.unfollowed)}
      </p>
      <ErrorText error={follow.error} className="mt-2" />
    </div>
  )
}
