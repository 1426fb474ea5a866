import { classNames } from '@/components/ui/class-names'

export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block max-w-full animate-breathe rounded-sm bg-brand-tint forced-colors:border',
        className,
      )}
    />
  )
}

interface FormSkeletonProps {
  label?: string
  /** Classes of each field. */
  fields: readonly string[]
  className?: string
}

export function FormSkeleton({ label = 'Загружаем…', fields, className }: FormSkeletonProps) {
  return (
    <div role="status" className={classNames('space-y-5', className)}>
      <span className="sr-only">{label}</span>
      {fields.map((field, index) => (
        <Skeleton key={index} className={field} />
      ))}
    </div>
  )
}

export function SkeletonRows({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">Загружаем…</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-6 border-b border-line py-6">
          <div className="flex-1 space-y-3">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <Skeleton className="hidden aspect-[20/13] w-48 rounded-card sm:block" />
        </div>
      ))}
    </div>
  )
}
