import sprite from '@/components/ui/icon/icons.svg'
import type { IconName } from '@/components/ui/icon/icon-names'
import { classNames } from '@/components/ui/class-names'

interface IconProps {
  name: IconName
  className?: string
}

/** Decorative: the text beside it says what it means. Drawn from one cached file, because shapes would be in every row. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden className={classNames('icon', className)}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}

export function DetailsChevron({ className = 'size-5' }: { className?: string }) {
  return <Icon name="chevron-down" className={classNames('details-chevron', className)} />
}

/** Stands behind the words of a link that leads to another site. */
export function ForeignMark({ href, className }: { href: string | undefined; className?: string }) {
  return (
    /^(https?|ftp):/.test(href ?? '') && (
      <Icon name="arrow-up-right" className={classNames('size-5 shrink-0 text-ink-soft', className)} />
    )
  )
}
