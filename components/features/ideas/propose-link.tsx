import { paths } from '@/lib/config/paths'
import { buttonClassName, type ButtonSize } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

export function ProposeLink({ size }: { size?: ButtonSize }) {
  return (
    <a href={paths.proposeIdea} className={buttonClassName('primary', size)}>
      <Icon name="lightbulb" className="size-5 shrink-0" />
      Предложить идею
    </a>
  )
}
