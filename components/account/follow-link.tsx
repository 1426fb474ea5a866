import { buttonClassName } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

/** What a guest presses instead of the button: the login. It has the button's place, so that nothing moves. */
export function FollowLink({ label }: { label: string }) {
  return (
    <a href="#login" className={buttonClassName('secondary', 'medium', 'w-full')}>
      <Icon name="bell" className="size-5" />
      {label}
    </a>
  )
}
