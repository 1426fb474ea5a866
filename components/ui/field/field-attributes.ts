import { classNames } from '@/components/ui/class-names'

export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = fieldIds(id)
  const described = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

export function controlClassName(className?: string): string {
  return classNames(
    'block min-h-12 w-full min-w-0 rounded-field border border-line-strong bg-paper px-3.5 py-2.5 text-ink transition-colors',
    'placeholder:text-ink-soft hover:border-brand focus-visible:border-brand',
    'aria-invalid:border-danger aria-invalid:bg-danger-tint [&[readonly]]:bg-ground disabled:bg-ground disabled:text-ink-soft',
    className,
  )
}
