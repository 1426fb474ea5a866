import { classNames } from '@/components/ui/class-names'

/** Everything one types into shares this look. */
export function controlLook(className?: string): string {
  return classNames(
    'block min-h-12 w-full min-w-0 rounded-field border border-line-strong bg-paper px-3.5 py-2.5 text-ink transition-colors',
    'placeholder:text-ink-soft hover:border-brand focus-visible:border-brand',
    'aria-invalid:border-danger aria-invalid:bg-danger-tint [&[readonly]]:bg-ground disabled:bg-ground disabled:text-ink-soft',
    className,
  )
}
