import { classNames } from '@/components/ui/class-names'

/** Skips the many tab stops of a map. Visible while focused. */
export function SkipMapLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className={classNames(
        'sr-only font-medium focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-[1010]',
        'focus:rounded-field focus:bg-ink focus:px-5 focus:py-3 focus:text-paper',
      )}
    >
      Пропустить карту
    </a>
  )
}
