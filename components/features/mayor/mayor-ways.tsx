import { LinkButton } from '@/components/ui/link-button'
import { paths } from '@/lib/config/paths'

/** Draws the ways to contact the mayor, in person or in writing. */
export function MayorContactLinks({ className }: { className: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <LinkButton href={paths.reception}>Записаться на приём</LinkButton>
      <LinkButton href={paths.officialAppeal} variant="secondary">
        Написать обращение
      </LinkButton>
    </p>
  )
}
